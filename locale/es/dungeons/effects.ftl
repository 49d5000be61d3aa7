## Dungeons: los sustantivos de sus textos de reglas. Un solo lugar para todo lo que un día podría ser un icono.
## $who      además: others, all, room, near, adjacent, fallen
## $bearer   además: enemy, rule (una regla especial de una aventura; habla del héroe en cuestión)
## $source   el tipo de carta: hero, equipment, ability, item, enemy, adventure
## $enemy    el enemigo del que se habla: any, this, that, all, threat_1 …, group, not_red, chosen, each, picked, pron, of_them
## $doubtful yes si antes actuó otro: «gana 1» se entendería de él, y se dice «ganas 1»
## $space    el espacio del que se habla: that, o chosen

-health = de Salud
-energy = de Energía
-loot = de Botín
-damage = de Daño
-hit = { $number ->
    [one] Impacto
   *[many] Impactos
 }
-critical = { $number ->
    [one] Impacto crítico
   *[many] Impactos críticos
 }
-ability = Habilidad
-sight = Línea de Visión

## Quién y qué

hero-nom = { $who ->
    [same] { "" }
    [that] ese héroe
    [pron] { "" }
    [of_them] cada uno de ellos
    [active] el héroe activo
    [others] cada uno de los demás héroes
    [all] cada héroe
    [room] cada héroe { on-tile }
    [near] cada héroe { on-tiles }
    [adjacent] cada héroe adyacente a { own-bearer-dat }
    [fallen] cada héroe caído
    [another] otro héroe
    [any] un héroe
    [chosen] { $where ->
        [fallen] un héroe caído a tu elección
        [adjacent] un héroe adyacente a tu elección
       *[other] { $myself ->
            [no] otro héroe a tu elección{ where-one }
           *[yes] un héroe a tu elección{ where-one }
         }
     }
    [picked] el { own-picked-hero }
   *[you] tú
 }
own-picked-hero = héroe { $order ->
    [nearest] más cercano
    [farthest] más lejano
    [least_health] con menos Salud
    [most_health] con más Salud
    [least_energy] con menos Energía
    [most_energy] con más Energía
    [least_loot] con menos Botín
   *[most_loot] con más Botín
 }{ among-one }
hero-acc = { $who ->
    [you] a ti
    [pron] a ese héroe
    [active] al héroe activo
    [picked] al { own-picked-hero }
   *[other] a { hero-nom }
 }
# tras otra preposición que «a» y «de»
hero-dat = { $who ->
    [you] ti
    [pron] ese héroe
   *[other] { hero-nom }
 }
own-hero-de = { $who ->
    [you] de ti
   *[other] { hero-gen }
 }
hero-gen = { $who ->
    [you] tuyo
    [pron] de ese héroe
    [active] del héroe activo
    [picked] del { own-picked-hero }
   *[other] de { hero-nom }
 }

bearer-nom = { $bearer ->
    [enemy] { $told ->
        [yes] él
       *[no] este enemigo
     }
    [rule] ese héroe
   *[holder] tú
 }
own-bearer-dat = { $bearer ->
    [holder] ti
   *[other] { bearer-nom }
 }
bearer-gen = { $bearer ->
    [holder] de tu héroe
   *[other] de { bearer-nom }
 }
on-tile = { $bearer ->
    [holder] de tu loseta
    [enemy] { $told ->
        [yes] de su loseta
       *[no] de la loseta de este enemigo
     }
   *[other] de la loseta { bearer-gen }
 }
on-tiles = { $bearer ->
    [holder] de tu loseta o de una adyacente
    [enemy] { $told ->
        [yes] de su loseta o de una adyacente
       *[no] de la loseta de este enemigo o de una adyacente
     }
   *[other] de la loseta { bearer-gen } o de una adyacente
 }
own-around = { $bearer ->
    [holder] a tu alrededor
   *[other] alrededor { bearer-gen }
 }
own-in-sight = { $bearer ->
    [holder] en tu { -sight }
   *[other] en la { -sight } { bearer-gen }
 }
own-in-range = al alcance de { $bearer ->
    [holder] tus ataques a distancia
   *[other] los ataques a distancia { bearer-gen }
 }
where-one = { $where ->
    [adjacent] { " " }adyacente a { own-bearer-dat }
    [around] { " " }en { $enemy ->
        [each] los ocho espacios
       *[other] uno de los ocho espacios
     } { own-around }
    [room] { " " }{ on-tile }
    [near] { " " }{ on-tiles }
    [sight] { " " }{ own-in-sight }
    [range] { " " }{ own-in-range }
   *[anywhere] { "" }
 }
among-one = { $among ->
    [others] { $bearer ->
        [holder] { " " }aparte de ti
       *[other] { "" }
     }
    [room] { " " }{ on-tile }
    [near] { " " }{ on-tiles }
    [adjacent] { " " }entre los adyacentes a { own-bearer-dat }
   *[all] { "" }
 }

enemy-nom = { $enemy ->
    [this] este enemigo
    [that] ese enemigo
    [pron] ese enemigo
    [of_them] cada uno de ellos
    [all] los enemigos
    [threat_1] un enemigo gris
    [threat_2] un enemigo azul
    [threat_3] un enemigo rojo
    [not_red] un enemigo que no sea rojo
    [melee] un enemigo de cuerpo a cuerpo
    [ranged] un enemigo de ataque a distancia
    [stunned] un enemigo aturdido
    [group] { $group-size ->
        [one] «{ $group }»
       *[many] un enemigo del grupo «{ $group }»
     }
    [chosen] un enemigo{ own-colour }{ $where ->
        [anywhere] { " " }a tu elección
       *[other] { where-one }
     }
    [each] cada enemigo{ own-colour }{ where-one }
    [picked] el { own-picked-enemy }
   *[any] un enemigo
 }
own-picked-enemy = { $bearer ->
    [enemy] { $myself ->
        [no] { own-enemy-order } de los demás enemigos
       *[yes] enemigo { own-enemy-order }
     }
   *[other] enemigo { own-enemy-order }
 }{ where-one }
own-enemy-order = { $order ->
    [nearest] más cercano
    [farthest] más lejano
    [weakest] más débil
    [strongest] más fuerte
    [lowest_threat] de menor amenaza
   *[highest_threat] de mayor amenaza
 }
own-colour = { $upto ->
    [1] { " " }gris
    [2] { " " }gris o azul
   *[3] { "" }
 }
enemy-acc = { $enemy ->
    [this] a este enemigo
    [picked] al { own-picked-enemy }
   *[other] a { enemy-nom }
 }
enemy-dat = { $enemy ->
    [this] este enemigo
   *[other] { enemy-nom }
 }
space-acc = { $space ->
    [chosen] un espacio libre { $centre ->
        [enemy] { $where ->
            [adjacent] adyacente a { enemy-dat }
            [around] alrededor de { enemy-dat }
            [room] de la loseta de { enemy-dat }
            [near] de la loseta de { enemy-dat } o de una adyacente
           *[sight] { own-in-sight }
         }
        [hero] { $where ->
            [adjacent] adyacente { hero-acc }
            [around] alrededor { own-hero-de }
            [room] de la loseta { own-hero-de }
            [near] de la loseta { own-hero-de } o de una adyacente
           *[sight] { own-in-sight }
         }
       *[bearer] { $where ->
            [adjacent] adyacente a { own-bearer-dat }
            [around] { own-around }
            [room] { on-tile }
            [near] { on-tiles }
           *[sight] { own-in-sight }
         }
     }
   *[that] ese espacio
 }

terrain-space = { $terrain ->
    [plain] un espacio normal
    [water] un espacio de agua
    [pit] un foso
   *[any] un espacio
 }
in-kind = { $kind ->
    [melee] { " " }cuerpo a cuerpo
    [ranged] { " " }a distancia
   *[any] { "" }
 }
with-weapon = { $source ->
    [equipment] { $who ->
        [you] { " " }con esta arma
       *[any] { "" }
     }
   *[other] { "" }
 }
of-weapon = { $source ->
    [equipment] { $who ->
        [you] { " " }de esta arma
       *[any] { "" }
     }
   *[other] { "" }
 }
kind-attack = { $kind ->
    [melee] ataque cuerpo a cuerpo
    [ranged] ataque a distancia
   *[any] ataque
 }
attribute = { $attribute ->
    [strength] Fuerza
    [dexterity] Destreza
    [wisdom] Sabiduría
    [charisma] Carisma
   *[any] atributos
 }

## Desencadenantes. $least es el número que hay que alcanzar; 0 si vale cualquiera.

when-always = siempre
when-activated = usar
when-round-begins = al comienzo de cada ronda
when-phase-begins = al comienzo de la Fase { $phase ->
    [player] del Jugador
    [enemy] de Enemigo
   *[recovery] de Recuperación
 }
own-activation = { $who ->
    [you] tu activación
   *[any] la activación { hero-gen }
 }
when-activation-begins = al comienzo de { own-activation }
when-activation-ends = al final de { own-activation }
when-enemy-activates = cuando se active { enemy-nom }
when-enemy-acted = después de que actúe { enemy-nom }

when-moved = { $who ->
    [you] cuando termines de moverte
   *[any] cuando { hero-nom } termine de moverse
 }
when-entered = cuando { $who ->
    [you] entres
   *[any] { hero-nom } entre
 } en { terrain-space }
when-left = cuando { $who ->
    [you] salgas
   *[any] { hero-nom } salga
 } de { terrain-space }
when-entered-room = cuando { $who ->
    [you] entres
   *[any] { hero-nom } entre
 } en { $place ->
    [none] { $bearer ->
        [enemy] la loseta { bearer-gen }
       *[holder] otra loseta
     }
   *[named] la sala «{ $room }»
 }
when-came-adjacent = cuando { enemy-nom } quede adyacente { hero-acc }
when-explored = cuando { $who ->
    [you] explores
   *[any] { hero-nom } explore
 } { $place ->
    [none] una loseta
   *[named] la sala «{ $room }»
 }
when-enemy-moved = cuando { enemy-nom } termine de moverse
when-enemy-entered = cuando { enemy-nom } entre en { terrain-space }
when-enemy-spawned = cuando aparezca { enemy-nom }

when-attack-declared = cuando { $who ->
    [you] ataques
   *[any] { hero-nom } ataque
 } { enemy-acc }{ in-kind }{ with-weapon }
when-enemy-attacks = cuando { enemy-nom } { $who ->
    [you] te ataque
   *[any] ataque { hero-acc }
 }{ in-kind }
when-dice-rolled = { $whose ->
    [enemies] después de que un enemigo lance { $roll ->
        [attack] sus dados de ataque contra { hero-dat }
        [defence] sus dados de defensa contra { hero-dat }
       *[any] dados contra { hero-dat }
     }
   *[heroes] { $who ->
        [you] después de lanzar { $roll ->
            [attack] tus dados de ataque
            [defence] tus dados de defensa
            [check] los dados de un chequeo de atributos
           *[any] dados
         }
       *[any] después de que { hero-nom } lance { $roll ->
            [attack] sus dados de ataque
            [defence] sus dados de defensa
            [check] los dados de un chequeo de atributos
           *[any] dados
         }
     }
 }
least-hits = { $least ->
    [0] algún { -hit(number: "one") }
    [1] algún { -hit(number: "one") }
   *[other] al menos { $least } { -hit(number: "many") }
 }
least-criticals = { $least ->
    [0] algún { -critical(number: "one") }
    [1] algún { -critical(number: "one") }
   *[other] al menos { $least } { -critical(number: "many") }
 }
least-damage = { $least ->
    [0] Daño
   *[other] al menos { $least } { -damage }
 }
when-hits-counted = cuando { $who ->
    [you] logres
   *[any] { hero-nom } logre
 } { least-hits } contra { enemy-dat }{ in-kind }{ with-weapon }
when-critical-scored = cuando { $who ->
    [you] logres
   *[any] { hero-nom } logre
 } { least-criticals } contra { enemy-dat }{ with-weapon }
when-enemy-hits = cuando { enemy-nom } logre { least-hits } contra { hero-dat }
from-cause = { $cause ->
    [attack] { " " }por un ataque
    [pit] { " " }por un foso
    [card] { " " }por una carta
    [rule] { " " }por una regla especial
   *[any] { "" }
 }
when-damage-coming = cuando { $who ->
    [you] vayas
   *[any] { hero-nom } vaya
 } a sufrir { least-damage }{ from-cause }
when-damage-taken = cuando { $who ->
    [you] sufras
   *[any] { hero-nom } sufra
 } { least-damage }{ from-cause }
when-damage-dealt = cuando { $who ->
    [you] causes
   *[any] { hero-nom } cause
 } { least-damage } { enemy-acc } con un { kind-attack }{ of-weapon }
when-enemy-deals-damage = cuando { enemy-nom } { $who ->
    [you] te cause { least-damage }
   *[any] cause { least-damage } { hero-acc }
 } con un ataque
when-enemy-damage-coming = cuando { enemy-nom } vaya a sufrir { least-damage }
when-enemy-damaged = cuando { enemy-nom } sufra { least-damage } sin quedar derrotado
when-enemy-defeated = cuando { $who ->
    [you] derrotes { enemy-acc }
    [another] otro héroe derrote { enemy-acc }
   *[any] { $mentioned ->
        [yes] un héroe derrote { enemy-acc }
       *[no] { enemy-nom } sea derrotado
     }
 }
when-attack-over = después de { $who ->
    [you] tu { kind-attack }{ with-weapon }
   *[any] un { kind-attack } { hero-gen }
 } contra { enemy-dat }
when-blocked = cuando { $whose ->
    [enemies] un enemigo bloquee { least-hits } { $who ->
        [you] de tu ataque
       *[any] del ataque { hero-gen }
     }
   *[heroes] { $who ->
        [you] bloquees
       *[any] { hero-nom } bloquee
     } { least-hits }
 }
when-enemy-stunned = cuando { $who ->
    [you] aturdas { enemy-acc }
    [another] otro héroe aturda { enemy-acc }
   *[any] { $mentioned ->
        [yes] un héroe aturda { enemy-acc }
       *[no] { enemy-nom } quede aturdido
     }
 }

when-hero-falls = cuando { $who ->
    [you] caigas
   *[any] { hero-nom } caiga
 }
when-hero-revived = cuando { $who ->
    [you] te reanimen
   *[any] reanimen { hero-acc }
 }
least-things = { $least ->
    [0] { resource }
    [1] { resource }
   *[other] al menos { $least } { own-resource-of }
 }
resource = { $what ->
    [health] Salud
    [energy] Energía
   *[loot] Botín
 }
own-resource-of = { $what ->
    [health] { -health }
    [energy] { -energy }
   *[loot] { -loot }
 }
when-gained = cuando { $who ->
    [you] { $what ->
        [health] recuperes
       *[other] ganes
     }
   *[any] { hero-nom } { $what ->
        [health] recupere
       *[other] gane
     }
 } { least-things }
when-lost = cuando { $who ->
    [you] pierdas o pagues
   *[any] { hero-nom } pierda o pague
 } { least-things }
when-ability-used = cuando { $who ->
    [you] uses tu
   *[any] { hero-nom } use su
 } { -ability }
when-item-used = cuando { $who ->
    [you] uses
   *[any] { hero-nom } use
 } un objeto
when-item-acquired = cuando { $who ->
    [you] adquieras
   *[any] { hero-nom } adquiera
 } { $source ->
    [item] este objeto
   *[other] un objeto
 }
when-traded = después de { $who ->
    [you] intercambiar
   *[any] que { hero-nom } intercambie
 } con otro héroe
when-check-made = { $result ->
    [passed] cuando { $who ->
        [you] superes
       *[any] { hero-nom } supere
     }
    [failed] cuando { $who ->
        [you] falles
       *[any] { hero-nom } falle
     }
   *[any] después de { $who ->
        [you] hacer
       *[any] que { hero-nom } haga
     }
 } un chequeo de { attribute }{ $least ->
    [0] { "" }
    [one] { " " }con al menos 1 éxito
   *[other] { " " }con al menos { $least } éxitos
 }

when-interaction-done = cuando un héroe elija «{ $interaction }»
when-flag-changed = { $set ->
    [yes] en cuanto se cumpla
   *[no] en cuanto deje de cumplirse
 } «{ $flag }»
when-counter-reached = en cuanto «{ $counter }» llegue a { $value }
when-escaped = cuando { $who ->
    [you] salgas
   *[any] { hero-nom } salga
 } de la mazmorra

## Condiciones, como oraciones tras «si» o «salvo si». $range: exact, least, most, both; $count es el número que decide entre singular y plural

there = { $where ->
    [adjacent] { $count ->
        [0] adyacente
        [one] adyacente
       *[other] adyacentes
     } a { own-bearer-dat }
    [around] en los ocho espacios { own-around }
    [room] { own-at-tile }
    [near] { own-at-tiles }
    [sight] { own-in-sight }
    [range] al alcance de { $bearer ->
        [holder] tus ataques a distancia
       *[other] los ataques a distancia { bearer-gen }
     }
   *[anywhere] en el mapa
 }
own-at-tile = { $bearer ->
    [holder] en tu loseta
    [enemy] { $told ->
        [yes] en su loseta
       *[no] en la loseta de este enemigo
     }
   *[other] en la loseta { bearer-gen }
 }
own-at-tiles = { $bearer ->
    [holder] en tu loseta o en una adyacente
    [enemy] { $told ->
        [yes] en su loseta o en una adyacente
       *[no] en la loseta de este enemigo o en una adyacente
     }
   *[other] en la loseta { bearer-gen } o en una adyacente
 }
# con un sustantivo masculino
number-range = { $range ->
    [exact] { $least ->
        [0] ningún
       *[other] exactamente { $least }
     }
    [least] al menos { $least }
    [most] como mucho { $most }
   *[both] entre { $least } y { $most }
 }
# sin género: «0 de Energía»
own-amount = { $range ->
    [exact] exactamente { $least }
    [least] al menos { $least }
    [most] como mucho { $most }
   *[both] entre { $least } y { $most }
 }
some-enemies = { number-range } { $bearer ->
    [enemy] { $count ->
        [0] otro{ " " }
       *[other] { "" }
     }
   *[other] { "" }
 }{ $count ->
    [0] enemigo
    [one] enemigo
   *[other] enemigos
 }{ $threat ->
    [1] { $count ->
        [0] { " " }gris
        [one] { " " }gris
       *[other] { " " }grises
     }
    [2] { $count ->
        [0] { " " }azul
        [one] { " " }azul
       *[other] { " " }azules
     }
    [3] { $count ->
        [0] { " " }rojo
        [one] { " " }rojo
       *[other] { " " }rojos
     }
   *[any] { "" }
 }{ $bearer ->
    [enemy] { $count ->
        [0] { "" }
       *[other] { " " }más
     }
   *[other] { "" }
 }
some-heroes = { number-range } { $count ->
    [0] { $bearer ->
        [holder] otro héroe
       *[other] héroe
     }
    [one] { $bearer ->
        [holder] héroe más
       *[other] héroe
     }
   *[other] { $bearer ->
        [holder] héroes más
       *[other] héroes
     }
 }
# Tras «mientras» ($link: while) el verbo va en subjuntivo.
own-hay = { $link ->
    [while] haya
   *[if] hay
 }
own-estas = { $link ->
    [while] estés
   *[if] estás
 }
own-esta = { $link ->
    [while] esté
   *[if] está
 }
own-estan = { $link ->
    [while] estén
   *[if] están
 }
own-tienes = { $link ->
    [while] tengas
   *[if] tienes
 }
own-tiene = { $link ->
    [while] tenga
   *[if] tiene
 }
own-eres = { $link ->
    [while] seas
   *[if] eres
 }
own-es = { $link ->
    [while] sea
   *[if] es
 }
own-has = { $link ->
    [while] hayas
   *[if] has
 }
own-ha = { $link ->
    [while] haya
   *[if] ha
 }
own-han = { $link ->
    [while] hayan
   *[if] han
 }
own-muestra = { $link ->
    [while] muestre
   *[if] muestra
 }
own-muestran = { $link ->
    [while] muestren
   *[if] muestran
 }
own-participa = { $link ->
    [while] participe
   *[if] participa
 }
own-participan = { $link ->
    [while] participen
   *[if] participan
 }
own-cumple = { $link ->
    [while] cumpla
   *[if] cumple
 }
own-hace = { $link ->
    [while] haga
   *[if] hace
 }
cond-has = { $who ->
    [you] { $what ->
        [lost_health] { own-has } perdido
       *[other] { own-tienes }
     }
   *[other] { hero-nom } { $what ->
        [lost_health] { own-ha } perdido
       *[other] { own-tiene }
     }
 } { $what ->
    [energy] { own-amount } { -energy }
    [loot] { own-amount } { -loot }
    [items] { number-range } { $count ->
        [0] objeto
        [one] objeto
       *[other] objetos
     }
   *[health] { own-amount } { -health }
 }
cond-ranks = { $who ->
    [you] { own-eres } el héroe que
   *[other] { hero-nom } { own-es } el héroe que
 } { $place ->
    [most] más
   *[least] menos
 } { $what ->
    [energy] Energía { own-tiene }
    [loot] Botín { own-tiene }
    [items] objetos { own-tiene }
    [lost_health] Salud { own-ha } perdido
   *[health] Salud { own-tiene }
 }
cond-on-terrain = { $who ->
    [you] { own-estas }
   *[other] { hero-nom } { own-esta }
 } { $terrain ->
    [plain] en un espacio normal
    [water] en el agua
    [pit] en un foso
   *[between] entre dos losetas
 }
cond-adjacent-enemies = { $range ->
    [exact] { $least ->
        [0] no { own-hay } ningún enemigo adyacente
        [one] { own-hay } exactamente 1 enemigo adyacente
       *[other] { own-hay } exactamente { $least } enemigos adyacentes
     }
   *[least] { own-hay } { own-amount } { $count ->
        [one] enemigo adyacente
       *[other] enemigos adyacentes
     }
 } { hero-acc }
own-there-is = { $range ->
    [exact] { $least ->
        [0] no { own-hay }
       *[other] { own-hay }
     }
   *[least] { own-hay }
 }
cond-enemies-there = { own-there-is } { some-enemies } { there }
cond-heroes-there = { own-there-is } { some-heroes } { there }
cond-together = { $who ->
    [you] { own-estas }
   *[other] { hero-nom } { own-esta }
 } { $where ->
    [adjacent] adyacente a { own-bearer-dat }
   *[other] { there }
 }
cond-enemy-there = { enemy-nom } { own-esta } { $where ->
    [adjacent] adyacente a { own-bearer-dat }
   *[other] { there }
 }
cond-distance = { $who ->
    [you] { own-estas }
   *[other] { hero-nom } { own-esta }
 } { $range ->
    [exact] exactamente a { $least }
    [least] al menos a { $least }
    [most] como mucho a { $most }
   *[both] a entre { $least } y { $most }
 } { $count ->
    [one] espacio
   *[other] espacios
 } de { enemy-dat }
cond-enemy-is = { enemy-nom } { $what ->
    [threat_1] { own-es } gris
    [threat_2] { own-es } azul
    [threat_3] { own-es } rojo
    [not_red] no { own-es } rojo
    [melee] { own-es } de cuerpo a cuerpo
    [ranged] { own-es } de ataque a distancia
    [stunned] { own-esta } aturdido
   *[this] { own-es } { $bearer ->
        [enemy] este mismo enemigo
       *[other] el enemigo en cuestión
     }
 }
cond-enemy-health = { enemy-nom } { own-tiene } { own-amount } { -health }
cond-attack-is = { $what ->
    [melee] { own-es } un ataque cuerpo a cuerpo
    [ranged] { own-es } un ataque a distancia
    [weapon] el ataque se { own-hace } con el equipo
    [item] el ataque se { own-hace } con un objeto
   *[ability] el ataque se { own-hace } con una { -ability }
 }
cond-critical-in-attack = el ataque { own-ha } logrado un { -critical(number: "one") }
cond-dice-show = { $least ->
    [one] al menos 1 dado { own-muestra }
   *[other] al menos { $least } dados { own-muestran }
 } { $exactly ->
    [yes] un { $number }
   *[no] { $number ->
        [6] un 6 natural
       *[other] { $number } o más
     }
 }
cond-would-fall = eso fuera a { $who ->
    [you] dejarte sin Salud
   *[other] dejar sin Salud { hero-acc }
 }
during-own-activation = durante tu activación
cond-own-activation = está en curso tu activación
cond-has-activated = { $who ->
    [you] ya te { own-has } activado
   *[other] { hero-nom } ya se { own-ha } activado
 } esta ronda
cond-phase-is = { own-es } la Fase { $phase ->
    [player] del Jugador
    [enemy] de Enemigo
   *[recovery] de Recuperación
 }
cond-round-is = { $every ->
    [1] { $range ->
        [exact] { own-es } la ronda { $least }
        [least] { own-es } la ronda { $least } o una posterior
       *[both] { own-es } una de las rondas { $least } a { $most }
     }
   *[other] { own-es } la ronda { $least }, y desde entonces cada { $every } rondas{ $range ->
        [least] { "" }
       *[both] { " " }hasta la ronda { $most }
     }
 }
cond-holds-item = { $who ->
    [you] { own-tienes }
   *[other] { hero-nom } { own-tiene }
 } «{ $item }»
cond-flag-is = { $set ->
    [yes] se { own-cumple }
   *[no] no se { own-cumple }
 } «{ $flag }»
cond-counter-is = «{ $counter }» { $range ->
    [exact] { own-esta } exactamente en { $least }
    [least] { own-esta } en { $least } o más
    [most] { own-esta } en { $most } o menos
   *[both] { own-esta } entre { $least } y { $most }
 }
cond-heroes-are = { $range ->
    [exact] { $least ->
        [0] ningún
       *[other] exactamente { $least }
     }
   *[least] { own-amount }
 } { $count ->
    [0] héroe { own-heroes-are-one }
    [one] héroe { own-heroes-are-one }
   *[other] héroes { $what ->
        [in_game] { own-participan } en la partida
        [on_map] { own-estan } en el mapa
        [fallen] { own-han } caído
       *[escaped] { own-han } salido de la mazmorra
     }
 }
own-heroes-are-one = { $what ->
    [in_game] { own-participa } en la partida
    [on_map] { own-esta } en el mapa
    [fallen] { own-ha } caído
   *[escaped] { own-ha } salido de la mazmorra
 }
of-group = { $group-named ->
    [yes] { " " }del grupo «{ $group }»
   *[no] { "" }
 }
in-room = { $place ->
    [none] en el mapa
   *[named] en la sala «{ $room }»
 }
cond-enemies-left = { own-there-is } { some-enemies }{ of-group } { in-room }
cond-group-defeated = { $least ->
    [0] { $group-size ->
        [one] «{ $group }» { own-ha } sido derrotado
       *[many] todos los enemigos del grupo «{ $group }» { own-han } sido derrotados
     }
    [one] al menos 1 enemigo del grupo «{ $group }» { own-ha } sido derrotado
   *[other] al menos { $least } enemigos del grupo «{ $group }» { own-han } sido derrotados
 }
cond-heroes-in = { $least ->
    [0] todos los héroes del mapa { own-estan }
    [one] al menos 1 héroe { own-esta }
   *[other] al menos { $least } héroes { own-estan }
 } en la sala «{ $room }»{ at-space }
at-space = { $spot ->
    [none] { "" }
    [column] , en la columna { $column }
    [row] , en la fila { $row }
   *[both] , en el espacio de la columna { $column }, fila { $row }
 }
cond-room-explored = se { own-ha } explorado la sala «{ $room }»
cond-rule-in-force = { own-esta } en vigor la regla especial «{ $rule }»
cond-check-was = { $result ->
    [passed] se { own-ha } superado el chequeo «{ $check }»
    [failed] se { own-ha } fallado el chequeo «{ $check }»
   *[untried] aún no se { own-ha } intentado el chequeo «{ $check }»
 }
cond-interaction-was-done = se { own-ha } elegido «{ $interaction }»{ $times ->
    [one] { "" }
   *[other] { " " }al menos { $times } veces
 }

## Cuánto dura

until-instant = hasta el final de la ronda
until-attack = en este ataque
until-activation = hasta el final de esta activación
until-round = hasta el final de la ronda
until-next-activation = hasta la próxima activación
until-room = en esta loseta
until-adventure = durante el resto de la aventura

## Costes

cost-action = { $form ->
    [label] 1 acción
    [infinitive] gastar 1 acción
   *[imperative] { $doubtful ->
        [yes] gastas
       *[no] gasta
     } 1 acción
 }
things = { $amount } { own-resource-of }
cost-pay = { $form ->
    [label] { things }
    [infinitive] { $what ->
        [health] perder { things }
       *[other] pagar { things }
     }
   *[imperative] { $what ->
        [health] { $doubtful ->
            [yes] pierdes
           *[no] pierde
         } { things }
       *[other] { $doubtful ->
            [yes] pagas
           *[no] paga
         } { things }
     }
 }
cost-discard = { $form ->
    [label] descartar
    [infinitive] descartar este objeto
   *[imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     } este objeto
 }
cost-once = una vez por { $per ->
    [activation] activación
    [round] ronda
   *[adventure] aventura
 }
cost-give-item = { $form ->
    [label] entregar «{ $item }»
    [infinitive] descartar «{ $item }»
   *[imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     } «{ $item }»
 }
item-kept = este objeto no se descarta al usarlo

## Operaciones

damage = { $amount } { -damage }
hits = { $hits ->
    [one] 1 { -hit(number: "one") }
   *[other] { $hits } { -hit(number: "many") }
 }
spaces = { $n ->
    [one] 1 espacio
   *[other] { $n } espacios
 }
spaces-up-to = { $n ->
    [one] 1 espacio
   *[other] hasta { $n } espacios
 }
signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
 }
keyword-name = { $keyword ->
    [reach] Alcance extendido
    [crush] Aplastar
    [stun] Aturdir
    [pierce] Perforar
    [barrage] Bombardeo
    [heavy] Pesado
    [siphon] Sifón
    [regenerate] Regenerar
   *[ritual] Ritual
 }
colour-enemy = un enemigo { $threat ->
    [1] gris
    [2] azul
   *[3] rojo
 }{ $type ->
    [melee] { " " }de cuerpo a cuerpo
    [ranged] { " " }de ataque a distancia
   *[card] { "" }
 }{ $number ->
    [0] { "" }
   *[other] { " " }con { $number } { -health }
 }

op-gain = { $form ->
    [imperative] { $what ->
        [health] { $doubtful ->
            [yes] recuperas
           *[no] recupera
         }
       *[other] { $doubtful ->
            [yes] ganas
           *[no] gana
         }
     }
    [infinitive] { $what ->
        [health] recuperar
       *[other] ganar
     }
   *[statement] { hero-nom } { $what ->
        [health] recupera
       *[other] gana
     }
 } { things }
op-gain-amount = { $form ->
    [imperative] { $what ->
        [health] { $doubtful ->
            [yes] recuperas
           *[no] recupera
         }
       *[other] { $doubtful ->
            [yes] ganas
           *[no] gana
         }
     }
    [infinitive] { $what ->
        [health] recuperar
       *[other] ganar
     }
   *[statement] { hero-nom } { $what ->
        [health] recupera
       *[other] gana
     }
 } esa misma cantidad { own-resource-of }
op-lose = { $form ->
    [imperative] { $doubtful ->
        [yes] pierdes
       *[no] pierde
     }
    [infinitive] perder
   *[statement] { hero-nom } pierde
 } { things }
op-damage-hero = { $form ->
    [imperative] { $doubtful ->
        [yes] sufres
       *[no] sufre
     }
    [infinitive] sufrir
   *[statement] { hero-nom } sufre
 } { damage }
op-hit-hero = { $form ->
    [imperative] { $doubtful ->
        [yes] recibes
       *[no] recibe
     }
    [infinitive] recibir
   *[statement] { hero-nom } recibe
 } { hits }
op-draw-item = { $form ->
    [imperative] { $doubtful ->
        [yes] tomas
       *[no] toma
     }
    [infinitive] tomar
   *[statement] { hero-nom } toma
 } { $count ->
    [one] la carta superior
   *[other] las { $count } cartas superiores
 } del mazo de objetos
op-give-item = { $form ->
    [imperative] { $doubtful ->
        [yes] tomas
       *[no] toma
     }
    [infinitive] tomar
   *[statement] { hero-nom } recibe
 } el objeto «{ $item }»
op-take-item = { $form ->
    [imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     }
    [infinitive] descartar
   *[statement] { hero-nom } descarta
 } el objeto «{ $item }»
op-lose-item = { $form ->
    [imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     } uno de tus objetos
    [infinitive] descartar uno de tus objetos
   *[statement] { hero-nom } descarta uno de sus objetos
 }
op-extra-action = { $form ->
    [imperative] { $doubtful ->
        [yes] ganas
       *[no] gana
     }
    [infinitive] ganar
   *[statement] { hero-nom } gana
 } { $amount ->
    [one] 1 acción adicional
   *[other] { $amount } acciones adicionales
 }
op-end-activation = { $who ->
    [you] tu activación
   *[other] la activación { hero-gen }
 } termina
op-move-hero = { $form ->
    [imperative] { $doubtful ->
        [yes] te mueves
       *[no] muévete
     }
    [infinitive] moverte
   *[statement] { hero-nom } puede moverse
 } { spaces-up-to }
push-way = { $direction ->
    [away] { $bearer ->
        [holder] alejándolo de ti
       *[other] alejándolo de { bearer-nom }
     }
   *[towards] hacia { own-bearer-dat }
 }
own-push = { $form ->
    [infinitive] { $direction ->
        [away] empujar
       *[towards] atraer
     }
   *[imperative] { $direction ->
        [away] { $doubtful ->
            [yes] empujas
           *[no] empuja
         }
       *[towards] { $doubtful ->
            [yes] atraes
           *[no] atrae
         }
     }
 }
own-pushed = { $direction ->
    [away] empujado
   *[towards] atraído
 }
op-push-hero = { $form ->
    [statement] { hero-nom } es { own-pushed }
    [inverted] { hero-nom } es { own-pushed }
   *[imperative] { own-push } { hero-acc }
 } { spaces } { $form ->
    [statement] { own-pushed-way }
    [inverted] { own-pushed-way }
   *[imperative] { push-way }
 }
own-pushed-way = { $direction ->
    [away] en dirección opuesta a { own-bearer-dat }
   *[towards] hacia { own-bearer-dat }
 }
op-place-hero = { $form ->
    [statement] { hero-nom } se coloca
    [inverted] { hero-nom } se coloca
    [infinitive] colocar { $who ->
        [you] a tu héroe
       *[other] { hero-acc }
     }
   *[imperative] { $doubtful ->
        [yes] colocas
       *[no] coloca
     } { $who ->
        [you] a tu héroe
       *[other] { hero-acc }
     }
 } en { space-acc }
op-move-to = { $form ->
    [statement] { hero-nom } se coloca
    [inverted] { hero-nom } se coloca
    [infinitive] colocar { $who ->
        [you] a tu héroe
       *[other] { hero-acc }
     }
   *[imperative] { $doubtful ->
        [yes] colocas
       *[no] coloca
     } { $who ->
        [you] a tu héroe
       *[other] { hero-acc }
     }
 } en la sala «{ $room }» (columna { $column }, fila { $row })
op-revive = { $who ->
    [you] { $form ->
        [infinitive] volver al mapa
       *[imperative] { $doubtful ->
            [yes] vuelves
           *[no] vuelve
         } al mapa
     }
   *[other] { $form ->
        [statement] { hero-nom } vuelve al mapa
        [inverted] { hero-nom } vuelve al mapa
        [infinitive] reanimar { hero-acc }
       *[imperative] { $doubtful ->
            [yes] reanimas
           *[no] reanima
         } { hero-acc }
     }
 } con { $health } { -health }
own-other-one = { $with_whom ->
    [enemy] { enemy-dat }
   *[hero] { hero-dat }
 }
own-with-other = { $with_whom ->
    [enemy] con { enemy-dat }
   *[hero] { $who ->
        [you] contigo
       *[other] con { hero-dat }
     }
 }
op-swap-places = { $form ->
    [statement] { bearer-nom } y { own-other-one } intercambian sus posiciones
    [inverted] { bearer-nom } y { own-other-one } intercambian sus posiciones
    [infinitive] intercambiar posiciones { own-with-other }
   *[imperative] { $doubtful ->
        [yes] intercambias
       *[no] intercambia
     } posiciones { own-with-other }
 }
op-attribute-check = { $form ->
    [statement] { hero-nom } hace
    [inverted] { hero-nom } hace
    [infinitive] hacer
   *[imperative] { $doubtful ->
        [yes] haces
       *[no] haz
     }
 } un chequeo de { attribute } { $successes }{ $passed ->
    [none] { $failed ->
        [none] { "" }
       *[other] . Si se falla, { $failed }
     }
   *[other] . Si se supera, { $passed }{ $failed ->
        [none] { "" }
       *[other] ; de lo contrario, { $failed }
     }
 }

own-healed = { $which ->
    [this] { $bearer ->
        [enemy] { $enemy ->
            [pron] { enemy-subject }
           *[other] { bearer-nom }
         }
       *[other] { enemy-subject }
     }
   *[them] { enemy-subject }
 }
enemy-subject = { $again ->
    [yes] { "" }
   *[no] { $enemy ->
        [pron] { $before ->
            [other] { $bearer ->
                [enemy] este enemigo
               *[other] ese enemigo
             }
           *[none] { "" }
         }
       *[other] { enemy-nom }
     }
 }
op-damage-enemy = { $form ->
    [statement] { enemy-subject } sufre
    [inverted] { enemy-subject } sufre
    [infinitive] causar
   *[imperative] { $doubtful ->
        [yes] causas
       *[no] causa
     }
 } { damage }{ $form ->
    [statement] { "" }
    [inverted] { "" }
   *[imperative] { " " }{ enemy-acc }
 }
op-hit-enemy = { $form ->
    [statement] { enemy-subject } recibe
    [inverted] { enemy-subject } recibe
    [infinitive] causar
   *[imperative] { $doubtful ->
        [yes] causas
       *[no] causa
     }
 } { hits }{ $form ->
    [statement] { "" }
    [inverted] { "" }
   *[imperative] { " " }{ enemy-acc }
 }
op-heal-enemy = { own-healed } recupera { $amount } { -health }
op-stun = { $form ->
    [statement] { enemy-subject } queda aturdido
    [inverted] { enemy-subject } queda aturdido
    [infinitive] { $enemy ->
        [pron] aturdirlo
       *[other] aturdir { enemy-acc }
     }
   *[imperative] { $enemy ->
        [pron] { $doubtful ->
            [yes] lo aturdes
           *[no] atúrdelo
         }
       *[other] { $doubtful ->
            [yes] aturdes
           *[no] aturde
         } { enemy-acc }
     }
 }
op-end-stun = { enemy-subject } deja de estar aturdido
op-push-enemy = { $form ->
    [statement] { enemy-subject } es { own-pushed } { spaces } { own-pushed-way }
    [inverted] { enemy-subject } es { own-pushed } { spaces } { own-pushed-way }
   *[imperative] { $enemy ->
        [pron] { $form ->
            [infinitive] { $direction ->
                [away] empujarlo
               *[towards] atraerlo
             }
           *[imperative] { $direction ->
                [away] { $doubtful ->
                    [yes] lo empujas
                   *[no] empújalo
                 }
               *[towards] { $doubtful ->
                    [yes] lo atraes
                   *[no] atráelo
                 }
             }
         }
       *[other] { own-push } { enemy-acc }
     } { spaces } { push-way }
 }
op-place-enemy = { $form ->
    [statement] { enemy-subject } se coloca
    [inverted] { enemy-subject } se coloca
    [infinitive] { $enemy ->
        [pron] colocarlo
       *[other] colocar { enemy-acc }
     }
   *[imperative] { $enemy ->
        [pron] { $doubtful ->
            [yes] lo colocas
           *[no] colócalo
         }
       *[other] { $doubtful ->
            [yes] colocas
           *[no] coloca
         } { enemy-acc }
     }
 } en { space-acc }
op-remove-enemy = { $form ->
    [statement] { enemy-subject } se retira del mapa
    [inverted] { enemy-subject } se retira del mapa
    [infinitive] retirar { enemy-acc } del mapa
   *[imperative] { $doubtful ->
        [yes] retiras
       *[no] retira
     } { enemy-acc } del mapa
 }
op-change-type = { enemy-subject } pasa a ser un enemigo de { $type ->
    [melee] cuerpo a cuerpo
   *[ranged] ataque a distancia
 }
op-set-enemy-health = { enemy-subject } pasa a tener { $to } { -health }
op-spawn = aparece { colour-enemy } cerca de { $bearer ->
    [rule] { hero-dat }
   *[other] { own-bearer-dat }
 }

attack-nom = { $again ->
    [yes] { "" }
   *[no] el ataque
 }
op-add-damage = { attack-nom } causa { $amount } { -damage } adicional si causa alguno
op-add-dice = { attack-nom } lanza { $n ->
    [one] 1 dado
   *[other] { $n } dados
 } { $sign ->
    [plus] más
   *[minus] menos
 }
op-add-hits = { attack-nom } logra { $n ->
    [one] 1 { -hit(number: "one") }
   *[other] { $n } { -hit(number: "many") }
 } { $sign ->
    [plus] más
   *[minus] menos
 }
op-add-modifier = { attack-nom } tiene { signed } en cada dado
op-grant-keyword = { attack-nom } tiene { keyword-name }
more-dice = { signed } { $n ->
    [one] dado
   *[other] dados
 }
each-die = { signed } en cada dado
attack-details = { $details ->
    [none] { "" }
   *[other] { " " }({ $details })
 }
op-attack = { $form ->
    [infinitive] hacer
   *[imperative] { $doubtful ->
        [yes] haces
       *[no] haz
     }
 } un { kind-attack } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }{ attack-details }
op-weapon-attack = { $form ->
    [infinitive] hacer
   *[imperative] { $doubtful ->
        [yes] haces
       *[no] haz
     }
 } un { kind-attack } con tu equipo{ attack-details }

op-prevent = { $form ->
    [statement] { own-prevented }
    [inverted] { own-prevented }
    [infinitive] { $amount ->
        [0] prevenir ese Daño
       *[other] prevenir { $amount } de ese Daño
     }
   *[imperative] { $amount ->
        [0] { $doubtful ->
            [yes] previenes
           *[no] prevén
         } ese Daño
       *[other] { $doubtful ->
            [yes] previenes
           *[no] prevén
         } { $amount } de ese Daño
     }
 }
own-prevented = { $amount ->
    [0] se previene ese Daño
   *[other] se previene { $amount } de ese Daño
 }
op-take-damage-over = { $form ->
    [infinitive] sufrir
   *[imperative] { $doubtful ->
        [yes] sufres
       *[no] sufre
     }
 } ese Daño en lugar { own-hero-de }
op-reroll = { $form ->
    [infinitive] volver a lanzar
   *[imperative] { $doubtful ->
        [yes] vuelves
       *[no] vuelve
     } a lanzar
 } { $dice ->
    [one] uno de esos dados
    [misses] todos esos dados que no lleguen a 6
   *[all] todos esos dados
 }
op-set-die = { $form ->
    [infinitive] poner
   *[imperative] { $doubtful ->
        [yes] pones
       *[no] pon
     }
 } uno de esos dados en { $to }
op-turn-die = { $form ->
    [infinitive] { $sign ->
        [plus] subir
       *[minus] bajar
     }
   *[imperative] { $sign ->
        [plus] { $doubtful ->
            [yes] subes
           *[no] sube
         }
       *[minus] { $doubtful ->
            [yes] bajas
           *[no] baja
         }
     }
 } en { $n } uno de esos dados
op-treat-as = cada { $number } obtenido cuenta como un { $as_number }

op-discard-this = { $form ->
    [infinitive] descartar
   *[imperative] { $doubtful ->
        [yes] descartas
       *[no] descarta
     }
 } este objeto
op-renew-row = { $form ->
    [infinitive] poner los objetos a la venta bajo el mazo y revelar
   *[imperative] { $doubtful ->
        [yes] pones
       *[no] pon
     } los objetos a la venta bajo el mazo y { $doubtful ->
        [yes] revelas
       *[no] revela
     }
 } otros nuevos
op-reveal-exits = { $form ->
    [infinitive] mirar
   *[imperative] { $doubtful ->
        [yes] miras
       *[no] mira
     }
 } qué hay detrás de las salidas { on-tile }

op-begin-rule = entra en vigor la regla especial «{ $rule }»
op-end-rule = termina la regla especial «{ $rule }»
op-change-counter = «{ $counter }» { $sign ->
    [plus] sube
   *[minus] baja
 } en { $n }
op-set-counter = «{ $counter }» pasa a { $to }
op-set-flag = { $to ->
    [yes] desde ahora se cumple
   *[no] deja de cumplirse
 } «{ $flag }»
the-way = { $exit ->
    [none] una salida de la sala «{ $room }»
   *[other] el paso de la sala «{ $room }» a la sala «{ $exit }»
 }
op-open-exit = se abre { the-way }
op-close-exit = se cierra { the-way }
op-lay-room = se coloca la loseta a la que lleva { the-way } y se lee su encuentro
op-make-check = se hace el chequeo «{ $check }»
op-offer-interaction = { $on ->
    [yes] desde ahora se puede elegir
   *[no] ya no se puede elegir
 } «{ $interaction }»
op-read-encounter = se lee el encuentro «{ $encounter }»{ $place ->
    [none] { "" }
   *[named] { " " }en la sala «{ $room }»
 }
op-set-terrain = el espacio de la columna { $column }, fila { $row } de la sala «{ $room }» { $terrain ->
    [plain] pasa a ser normal
    [blocked] queda bloqueado
    [water] se llena de agua
   *[pit] se convierte en un foso
 }
op-show-text = se lee el texto{ $passage-mark } en voz alta
op-spawn-in = aparece { colour-enemy } en la sala «{ $room }»{ $point ->
    [1] { "" }
   *[other] { " " }en el punto de interés { $point }
 }
op-victory = los héroes ganan: «{ $ending }»
op-defeat = los héroes pierden: «{ $ending }»
op-choice = los jugadores eligen: { $inner }

op-choose-enemy = { $form ->
    [infinitive] elegir
   *[imperative] { $doubtful ->
        [yes] eliges
       *[no] elige
     }
 } { enemy-acc }
op-choose-hero = { $form ->
    [infinitive] elegir
   *[imperative] { $doubtful ->
        [yes] eliges
       *[no] elige
     }
 } { hero-acc }
op-choose-space = { $form ->
    [infinitive] elegir
   *[imperative] { $doubtful ->
        [yes] eliges
       *[no] elige
     }
 } { space-acc }
op-pick-enemy = { $form ->
    [infinitive] determinar
   *[imperative] { $doubtful ->
        [yes] determinas
       *[no] determina
     }
 } { enemy-dat }
op-pick-hero = { $form ->
    [infinitive] determinar
   *[imperative] { $doubtful ->
        [yes] determinas
       *[no] determina
     }
 } { hero-dat }
op-each-enemy = para { enemy-dat }: { $inner }
op-each-hero = para { hero-dat }: { $inner }

## Cambios que duran. $of: you, all, others, enemies, this, o un héroe; $number: you, one, many; $sign: plus o minus; $n: en cuánto

of-nom = { $of ->
    [you] { "" }
    [all] todos los héroes
    [others] todos los demás héroes
    [enemies] los enemigos
    [this] { enemy-nom }
   *[other] { hero-nom }
 }
of-acc = { $of ->
    [all] a todos los héroes
    [others] a todos los demás héroes
   *[other] { hero-acc }
 }
of-gen = { $of ->
    [all] de todos los héroes
    [others] de todos los demás héroes
   *[other] { hero-gen }
 }
has-nom = { $again ->
    [yes] { "" }
   *[no] { of-nom } { own-have }
 }
own-have = { $number ->
    [you] tienes
    [one] tiene
   *[many] tienen
 }
own-cost = { $of ->
    [you] te cuestan
   *[other] cuestan
 }
op-change-melee = { has-nom } { signed } en ataques cuerpo a cuerpo{ $until }
op-change-ranged = { has-nom } { signed } en ataques a distancia{ $until }
op-change-defence = { has-nom } { signed } en defensa{ $until }
op-change-speed = { has-nom } { signed } de Velocidad{ $until }
op-change-melee-dice = { has-nom } { more-dice } en ataques cuerpo a cuerpo{ $until }
op-change-ranged-dice = { has-nom } { more-dice } en ataques a distancia{ $until }
op-change-strength = { has-nom } { signed } en Fuerza{ $until }
op-change-dexterity = { has-nom } { signed } en Destreza{ $until }
op-change-wisdom = { has-nom } { signed } en Sabiduría{ $until }
op-change-charisma = { has-nom } { signed } en Carisma{ $until }
op-change-health = { has-nom } { signed } de Salud máxima{ $until }
op-change-price = los objetos { own-cost } { $n } { -loot } { $sign ->
    [plus] más
   *[minus] menos
 }{ $of ->
    [you] { "" }
   *[other] { " " }{ of-acc }
 }{ $until }
op-change-energy-cost = { $of ->
    [you] tu { -ability }
   *[other] la { -ability } { of-gen }
 } cuesta { $n } { -energy } { $sign ->
    [plus] más
   *[minus] menos
 }{ $until }
op-change-loot = { of-nom } { $number ->
    [you] ganas
    [one] gana
   *[many] ganan
 } { $n } { -loot } { $sign ->
    [plus] más
   *[minus] menos
 } por cada enemigo derrotado{ $until }
op-change-enemy-loot = { of-nom } { $number ->
    [one] da
   *[many] dan
 } { $n } { -loot } { $sign ->
    [plus] más
   *[minus] menos
 } al ser { $number ->
    [one] derrotado
   *[many] derrotados
 }{ $until }
own-attacks-of = { $of ->
    [you] tus ataques
   *[other] los ataques { of-gen }
 }
op-change-critical = { $sign ->
    [plus] { own-attacks-of } logran un { -critical(number: "one") } con cada { $face } natural o más{ $until }
   *[minus] { own-attacks-of } no logran { -critical(number: "many") }{ $until }
 }
op-change-actions = { of-nom } { own-have } { $n ->
    [one] 1 acción
   *[other] { $n } acciones
 } { $sign ->
    [plus] más
   *[minus] menos
 } en cada activación{ $until }
op-change-check-dice = { of-nom } { $number ->
    [you] lanzas
    [one] lanza
   *[many] lanzan
 } { $n ->
    [one] 1 dado
   *[other] { $n } dados
 } { $sign ->
    [plus] más
   *[minus] menos
 } en los chequeos de atributos{ $until }
op-change-water = entrar en el agua { $of ->
    [you] te cuesta
   *[other] cuesta
 } { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 } de movimiento { $sign ->
    [plus] más
   *[minus] menos
 }{ $of ->
    [you] { "" }
   *[other] { " " }{ of-acc }
 }{ $until }
op-change-shield = { of-nom } { $number ->
    [you] sufres
    [one] sufre
   *[many] sufren
 } { $n } { -damage } { $sign ->
    [plus] menos
   *[minus] más
 } cada vez{ $until }
op-forbid = { $again ->
    [yes] { "" }
   *[no] { of-plain } no { $number ->
        [you] puedes
        [one] puede
       *[many] pueden
     }
 } { $deeds }{ $until }
forbidden = { $what ->
    [move] { $number ->
        [you] moverte
       *[one] moverse
     }
    [attack] atacar
    [ability] usar la { -ability }
    [items] usar objetos
    [buying] adquirir objetos
    [trade] intercambiar
    [healing] recuperar Salud
   *[energy] ganar Energía
 }
is-nom = { $again ->
    [yes] { "" }
   *[no] { of-plain }
 }
# where something is denied
of-plain = { $of ->
    [all] los héroes
    [others] los demás héroes
   *[other] { of-nom }
 }
op-immune = { is-nom } { $to ->
    [pits] no { $number ->
        [you] sufres
        [one] sufre
       *[many] sufren
     } Daño por los fosos
    [siphon] no { $number ->
        [you] pierdes
        [one] pierde
       *[many] pierden
     } Energía por Sifón
    [force] { $number ->
        [you] no puedes
        [one] no puede
       *[many] no pueden
     } ser { own-force }
    [enemies_in_the_way] { $number ->
        [you] puedes
        [one] puede
       *[many] pueden
     } { $number ->
        [you] moverte
        [one] moverse
       *[many] moverse
     } a través de los enemigos
   *[targeting] { $number ->
        [you] no recibes
        [one] no recibe
       *[many] no reciben
     } ataques de los enemigos
 }{ $until }
own-force = { $number ->
    [many] empujados ni atraídos
   *[one] empujado ni atraído
 }
op-immune-enemy = { is-nom } { $to ->
    [stun] { $number ->
        [one] no puede ser aturdido
       *[many] no pueden ser aturdidos
     }
    [force] { $number ->
        [one] no puede
       *[many] no pueden
     } ser { own-force }
    [pits] no { $number ->
        [one] sufre
       *[many] sufren
     } Daño por los fosos
    [ranged] { $number ->
        [one] no puede ser atacado
       *[many] no pueden ser atacados
     } a distancia
    [melee] { $number ->
        [one] no puede ser atacado
       *[many] no pueden ser atacados
     } cuerpo a cuerpo
   *[criticals] { $number ->
        [one] trata
       *[many] tratan
     } los { -critical(number: "many") } como { -hit(number: "many") } normales
 }{ $until }
op-keyword = { own-attacks-of } tienen { keyword-name }{ $until }
op-keyword-enemy = { has-nom } { keyword-name }{ $until }
op-prefers = { is-nom } { $number ->
    [one] prefiere
   *[many] prefieren
 } atacar { $hero ->
    [least_health] al héroe con menos Salud
    [most_health] al héroe con más Salud
    [least_energy] al héroe con menos Energía
    [most_energy] al héroe con más Energía
    [least_loot] al héroe con menos Botín
    [most_loot] al héroe con más Botín
    [farthest] al héroe más lejano
    [own_room] a los héroes de su misma loseta
   *[last_attacker] al último héroe que { $number ->
        [one] lo
       *[many] los
     } haya atacado
 }{ $until }
op-stance = { is-nom } { $stance ->
    [keep_distance] { $number ->
        [one] ataca
       *[many] atacan
     } desde lo más lejos posible
    [charge] se { $number ->
        [one] acerca
       *[many] acercan
     } al objetivo todo lo posible
    [flee] se { $number ->
        [one] aleja
       *[many] alejan
     } de los héroes y solo { $number ->
        [one] ataca
       *[many] atacan
     } si aún es posible
   *[guard] no se { $number ->
        [one] mueve
       *[many] mueven
     } y solo { $number ->
        [one] ataca
       *[many] atacan
     } desde su sitio
 }{ $until }
