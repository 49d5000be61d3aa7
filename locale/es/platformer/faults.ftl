## What is wrong with a set of cards, dice and tiles of Platformer. Every message says what was found and how to mend it.

fault-platformer-few-tiles = { $boss ->
    [yes] La { $set ->
        [forest] Mazmorra de Bosque
       *[void] Mazmorra del Vacío
    } tiene { $is } losetas de Jefe; cada partida necesita { $wanted }. Añade alguna o marca «boss» en otras.
   *[no] La { $set ->
        [forest] Mazmorra de Bosque
       *[void] Mazmorra del Vacío
    } tiene { $is } losetas además de las de Jefe; el Mapa más grande necesita { $wanted }. Añade alguna.
 }
fault-platformer-tile-height = Esta loseta tiene { $is } Filas de alto; las demás, { $wanted }. Dos losetas forman un Nivel, así que todas miden lo mismo: dibújala con { $wanted } Filas.
fault-platformer-boss-tile-lacks = { $space ->
    [boss_spawn] Esta loseta de Jefe no tiene casilla de Aparición del Jefe; junto a otra igual, el Jefe no tendría dónde aparecer. Dibuja una (B).
    [shop] Esta loseta de Jefe no tiene Tienda; en ella reaparecen los Héroes Abatidos en el Nivel de Jefe. Dibuja una ($).
   *[spawn] Esta loseta de Jefe no tiene casilla de Aparición; en ella aparecen las Invocaciones. Dibuja una (e).
 }
fault-platformer-only-on-boss-tiles = { $space ->
    [boss_spawn] Las casillas de Aparición del Jefe van en las losetas de Jefe; aquí nunca aparece nadie. Dibuja otra casilla o haz de esta una loseta de Jefe.
   *[special] Las casillas especiales van en las losetas de Jefe; aquí no hacen nada. Dibuja otra casilla o haz de esta una loseta de Jefe.
 }
fault-platformer-portal = Los Portales al Vacío solo están en las losetas de la Mazmorra del Vacío. Dibuja otra casilla o pasa la loseta a ese conjunto.
fault-platformer-no-floor = Esta loseta no tiene ninguna Plataforma: todo el mundo caería a través de ella. Dibuja suelos (=) bajo sus casillas.
fault-platformer-no-way-up = Nadie puede llegar de la Fila más baja de esta loseta a la más alta: lo que hay arriba está perdido y el ascenso puede acabar aquí. Dibuja una Escalera (H) o deja un hueco en los suelos.
fault-platformer-no-ladder-out = Ninguna Escalera sale de esta loseta hacia arriba: junto a otra igual, el ascenso acabaría aquí. Dibuja una Escalera (H) en una casilla de la Fila más alta a la que se pueda llegar.
fault-platformer-few-cards = { $kind ->
    [hero] Cartas de Héroe: { $is }; con cuatro jugadores hacen falta { $wanted }.
    [boss] No hay ningún Jefe; toda partida necesita uno.
    [item] Cartas de Objeto: { $is }; la Tienda despliega { $wanted }.
    [potion] Cartas de Poción: { $is }; la Tienda despliega { $wanted }.
    [artifact] Cartas de Artefacto: { $is }; las partidas con Artefactos despliegan { $wanted }.
   *[event] No hay ningún Evento; sin uno, la partida en solitario no puede empezar.
 } Añade lo que falta o recupéralo de las entradas eliminadas.
fault-platformer-few-enemies = Enemigos de rango { $rank }: { $is }; el Mapa más grande necesita { $wanted } distintos. Añade uno o da este rango a otro Enemigo.
fault-platformer-die-role = Debe haber exactamente un { $role ->
    [action] dado de acción
    [enemy] dado de Enemigo
   *[special] dado especial
 }; aquí hay { $is }. Cuántos trae la caja lo dicen las copias.
fault-platformer-die-face = { $role ->
    [action] «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }» no puede estar en el dado de acción. Sus caras son Movimiento, Espada, Moneda, Mano y Estrella.
    [enemy] «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }» no puede estar en el dado de Enemigo. Sus caras son Ataque, Izquierda y Derecha.
   *[special] «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }» no puede estar en el dado especial. Sus caras son En blanco, Movimiento, Espada, Moneda, Mano y Estrella.
 }
fault-platformer-few-attacks = Este Jefe tiene { $is } cartas de Ataque y roba { $wanted } cada vez. Añade cartas de Ataque de Jefe que lo nombren en «boss».
fault-platformer-boss-health = Este Jefe no tiene Salud: cualquier Ataque lo Derrotaría. Dale Salud por Nivel o una base.
fault-platformer-no-answer = Ninguna carta de Ataque de este Jefe muestra «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }»: cuando salga en el dado de Enemigo, el Jefe no haría nada. Añade el signo a una de sus cartas.
fault-platformer-dead-sign = «{ $boss }» nunca pide «{ $is ->
        [move] { choice-move }
        [sword] { choice-sword }
        [coin] { choice-coin }
        [hand] { choice-hand }
        [star] { choice-star }
        [blank] { choice-blank }
        [attack] { choice-attack }
        [left] { choice-left }
       *[right] { choice-right }
    }», así que este signo no se usa jamás. Quítalo o cambia cómo elige el Jefe sus cartas de Ataque.
fault-platformer-summon-health = Una Invocación necesita al menos 1 de Salud; si no, cualquier Ataque la Derrota. Pon «health».
fault-platformer-token-role = { $role ->
    [summon] «{ $is }» es una ficha que llevan los Héroes; solo se puede invocar una Invocación. Usa «give_token» u otra ficha.
   *[token] «{ $is }» es una Invocación; los Héroes no pueden llevarla. Usa «summon» u otra ficha.
 }
fault-platformer-other-boss = «{ $is }» es de «{ $boss }» y no está en juego con el Jefe de esta carta. Nombra una ficha de su propio Jefe.
fault-platformer-free-use = Lo que un jugador puede usar cuando quiera debe costar algo, o no acabaría nunca. Añade un coste como «exhaust», «discard» o «once_per_turn».
fault-platformer-star-without-effect = Aquí la Estrella cuenta como ella misma, pero ningún efecto dice qué hace. Añade un efecto con «when: star_used» o elige otro símbolo.
fault-platformer-effect-without-star = «star_used» no ocurre nunca: para este Héroe la Estrella cuenta como otro símbolo. Añade «star» en «star».
fault-platformer-artifact-not-taken = Nadie podría tomar nunca este Artefacto. Añade un efecto con «take_this» que diga cuándo.
fault-platformer-idle-attack = Esta carta no hace nada cuando se resuelve. Añade un efecto con «when: attack_resolved».

## Lo que debe conocerse donde va una palabra

fact-cause = un momento que conozca su causa
fact-enemy-die = el dado de Enemigo recién lanzado
fact-boss = la carta del jefe
fact-attack-card = una carta de ataque del jefe
fact-event = un evento
fact-claim = un artefacto
