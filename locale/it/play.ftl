## Giocare nel terminale: manage.py play

# Come sta in una frase un nome di cui non si sa altro.
play-noun = { $name }
    .subject = { $name }
    .object = { $name }
play-quoted = «{ $name }»
play-card = { $name }: { $text }

play-heading = { $game }, { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
 }, seme { $seed }, edizione { $release }
play-seat = Posto { $seat }
play-seat-person = Posto { $seat }: { $name }, con { $person }
play-seat-bot = Posto { $seat }: { $name }, con il bot «{ $bot }»
play-you = una persona
play-unfinished = La partita salvata arriva fin qui.

play-question = E adesso?
play-prompt = Numero, o ? per l’aiuto:
play-commands = Un numero sceglie un’azione. Inoltre:
play-command-explain = ? 3: spiega l’azione 3
play-command-why = w: perché ciò che era offerto prima in questo Turno ora non lo è più?
play-command-cards = c: leggi le carte sul tavolo
play-command-board = b: mostra di nuovo il tavolo
play-command-undo = u: annulla la tua ultima decisione
play-command-language = l es: continua in un’altra lingua ({ $languages })
play-command-save = s file: salva la partita
play-command-quit = q: esci
play-unknown = «{ $input }» non è né un numero da 1 a { $most } né un comando.
play-no-cards = Non c’è nulla da leggere.
play-nothing-refused = Tutto ciò che era offerto in questo Turno è ancora possibile.
play-no-explanation = Non c’è altro da dire.
play-undo-nothing = Non hai ancora deciso nulla.
play-undone = Annullato. Decidi di nuovo.
play-language = Continuiamo in italiano.
play-language-unknown = Lo studio parla { $languages }.
play-save-name = Di’ dove: s file
play-saved = Salvata: { $file }. Con «--resume» si continua, con «--replay» si guarda.
play-left = Ti alzi dal tavolo. Alla prossima!

play-no-game = Di’ quale gioco, come in manage.py play platformer. Ci sono: { $games }.
play-unknown-game = Non c’è nessun gioco { $game }. Ci sono: { $games }.
play-bad-people = --people: «{ $input }» non è un posto da 1 a { $most }.
play-too-many-people = --people: non c’è più posto per { $input }.
play-bad-bot = --bot: «{ $input }» non è fra { $allowed }.
play-bad-option = --option: «{ $input }» non ha la forma chiave=valore.
play-bad-start = La partita non si può preparare così: { $error }
play-bad-file = { $file } non è una partita salvata.
play-cannot-read = Non si può leggere { $file }: { $error }
play-cannot-write = Non si può scrivere { $file }: { $error }
play-other-file = { $file } esiste già e non è una partita salvata. Non è stato toccato.
play-other-release = La partita è stata giocata con l’edizione { $release }, che qui non c’è. Indica il suo pacchetto con --pack o pubblicala.
play-bad-replay = L’azione { $number } di { $file } non si adatta alla partita.
play-bad-pack = { $pack } ha errori. «manage.py packs check» li elenca.
play-all-withdrawn = Tutte le edizioni di { $game } sono state ritirate. Gioca la bozza (--draft) o un pacchetto (--pack), o pubblica una nuova edizione.
play-no-pack = Il database non conosce il gioco { $game }. «manage.py packs load» lo carica.
