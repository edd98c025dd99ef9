/** What `tabularium help` says. */

export const overview = `tabularium: board wargames with the rules enforced

Usage: tabularium COMMAND [options]

  demo      watch bots play one game, told in words
  simulate  let bots play many games and show the figures
  replay    tell a saved game in words
  verify    check the dice of a game that was played online
  referee   play any game by JSON lines on standard input and output
  serve     serve the page, and tables that are played on several screens
  backup    copy what a server keeps into a file, while it runs
  edition   check the data of another printing
  help      show this, or how to use a command: tabularium help simulate
  version   show the version`

const gameOptions = `  --players N          how many play
  --level TEXT         the level, such as 4211
  --variants A,B       the variants to play with
  --option KEY=VALUE   any other option of the game; may be repeated
  --edition FILE       play on the data of another printing`

export const help: ReadonlyMap<string, string> = new Map([
  [
    'serve',
    `Serve the page, and tables that are played on several screens.

Usage: tabularium serve [options]

  --port N             where it listens (default 5476; 0 takes any that is free)
  --host ADDRESS       on which address (default 127.0.0.1, this machine alone; 0.0.0.0 for all)
  --data FOLDER        where games are kept (default: .tabularium in your home folder)
  --database URL       postgres://user:password@host/name instead of a file, for any number of servers
  --origin URL         where people find it, if that is not where it listens
  --behind-proxy       another server is before it, and tells whose address asks
  --page FOLDER        the built page
  --bot-threads N      how many bots think at once
  --leniency N         how many times as much as usual one address may ask for
  --quiet              no log

Each can be given as TABULARIUM_PORT, TABULARIUM_DATA and so on. Web Push: TABULARIUM_PUSH_PUBLIC_KEY,
TABULARIUM_PUSH_PRIVATE_KEY, TABULARIUM_PUSH_SUBJECT. Mail: TABULARIUM_SMTP (smtp://user:password@host), TABULARIUM_MAIL_FROM.
Ctrl-C finishes what is under way and stops. See docs/operating.md.`,
  ],
  [
    'backup',
    `Copy what a server keeps into a file, while it runs.

Usage: tabularium backup FILE [--data FOLDER]

For PostgreSQL use pg_dump.`,
  ],
  [
    'demo',
    `Watch bots play one game, told in words.

Usage: tabularium demo [GAME] [options]

  --bot NAME           who plays: random, tiro, legate or steward (default: the strongest the game has)
  --seed TEXT          the same seed gives the same game
  --language en|fr     the language of the telling
  --delay MS           wait so long after each action
  --questions          tell what was asked and answered, too
  --save FILE          write the game to a file at the end
${gameOptions}

Examples:
  tabularium demo
  tabularium demo tetrarchia --level 5300 --language fr --delay 300
  tabularium demo --seed ides --save ides.json`,
  ],
  [
    'simulate',
    `Let bots play many games on all cores and show the figures with 95 % intervals.

Usage: tabularium simulate GAME [options]

  --games N            how many games (default 10000)
  --bot NAME           one bot for all seats: random, tiro, legate or steward (default: the strongest the game has)
  --bots A,B           a bot for each seat
  --seed TEXT          the same seed gives the same figures on any number of cores
  --cores N            how many to use (default: all)
  --compare OPTIONS    play a second setting on the same dice: what stands after it is other there
  --csv FILE           write the figures to a file, too, one on each line
  --save N FILE        only play game N of the run, the first being 0, and write it to a file for 'replay' or a table
  --json               print one JSON object instead of tables
  --quiet              show no progress
${gameOptions}

Ctrl-C stops the run; the games complete until then are counted. The course of the chances is the mean, over the games
that came to a turn, of the chance that players are told when it begins.

Examples:
  tabularium simulate tetrarchia --games 1000
  tabularium simulate tetrarchia --level 5300 --players 4 --bots steward,random,steward,random
  tabularium simulate tetrarchia --variants imperium,diarchia --json > figures.json
  tabularium simulate tetrarchia --games 500 --bot legate --compare --bot steward
  tabularium simulate fall-of-the-roman-empire --games 500 --compare --option barbarianForces=30
  tabularium simulate tetrarchia --seed 1 --save 17 game-17.json`,
  ],
  [
    'replay',
    `Tell a saved game in words, turn by turn. All its dice are rolled again and checked on the way.

Usage: tabularium replay FILE [options]

  --language en|fr     the language of the telling
  --upto N             stop after N actions
  --questions          tell what was asked and answered, too
  --commitment TEXT    check that the dice are those of this published commitment
  --edition FILE       the data of the printing it was played on

Examples:
  tabularium replay ides.json
  tabularium replay ides.json --language fr --upto 40`,
  ],
  [
    'verify',
    `Check the dice of a game that was played online, by its file alone: that the server kept its promise, that each
roll follows from its secret and the links of the players, and that nothing was changed afterwards.
docs/dice.md says how.

Usage: tabularium verify FILE [options]

  --language en|fr     the language of the answer
  --commitment TEXT    what the server had published before seats were filled
  --receipts FILE      what a browser has kept of the game
  --edition FILE       the data of the printing it was played on

Ends with 0 if all holds, and with 1 otherwise.

Examples:
  tabularium verify ides.json
  tabularium verify ides.json --receipts ides-receipts.json`,
  ],
  [
    'referee',
    `Play any game by JSON lines: one request on each line of standard input, one reply on each line of
standard output. docs/referee.md describes them.

Usage: tabularium referee

Example:
  echo '{"op":"games"}' | tabularium referee`,
  ],
  [
    'edition',
    `Check the data of another printing against its schema and the rulebook.

Usage: tabularium edition check FILE [--game ID]

What breaks a statement of the rulebook is told with its line and the rule. What we had only inferred is told as a
note, and the edition holds all the same.

Example:
  tabularium edition check my-board.json`,
  ],
])
