/** What the page says when something is wrong, in both languages: fetched with whatever tells it. */
import type { Language } from '@tabularium/engine'

interface TroubleWords {
  /** Why something was refused, where no rule says so, by the code of the refusal. */
  readonly faults: Readonly<Record<string, string>>
  readonly silent: string
  readonly notKept: string
  readonly removed: string
  readonly keepAgain: string
  readonly damaged: string
  /** `turn`: the heading of the last turn that is told; undefined: nothing is told yet. */
  ruleBroke(turn: string | undefined): string
  readonly goBack: string
  readonly brokenSave: string
}

const catalogues: Record<Language, TroubleWords> = {
  en: {
    faults: {
      truncated: 'This save is incomplete: its end is missing or damaged. Use another copy.',
      edited: 'This save was changed after it was written, or does not fit the rules. Use another copy.',
      newer: 'This save was made by a newer Tabularium. Reload this page to update it, then open the file again.',
      foreign: 'This is not a save of a game and board that this Tabularium has.',
      undo: 'It cannot be taken back: dice were rolled, the turn went on, or a bot did it.',
      over: 'The game is over.',
      turn: 'It is not your turn to answer.',
      dice: 'The given dice of this game have run out.',
      unknown: 'There is no such game on this device.',
      storage: 'This browser does not let games be kept: storage is full or not allowed. Save your game to a file.',
      'held-store':
        'Another window, perhaps of an older Tabularium, holds the games of this browser. Close the other windows of Tabularium, then reload this page.',
      'newer-store':
        'The games of this browser were kept by a newer Tabularium. Reload this page to update it; they are untouched meanwhile.',
      elsewhere: 'This game is open in another window. Go on there, or close it there and reload this page.',
      crash: 'The table does not answer any more. Reload the page: everything up to your last action is kept.',
      bug: 'Something went wrong in the game. Reload the page: everything up to your last action is kept.',
    },
    silent:
      'The table has not answered for a while. It may still be at work; if not, everything up to your last action is kept. You can save the game to a file, go to your other games, or reload the page.',
    notKept:
      'This game is not being kept: the browser’s storage is full, not allowed, or in the hands of another window. Save it to a file before you leave.',
    removed:
      'This game was deleted in another window: what is on this page is all that is left of it. Save it to a file, keep it again, or leave it.',
    keepAgain: 'Keep it again',
    ruleBroke: (turn) =>
      `Something in the rules broke here. Your game is safe up to ${turn === undefined ? 'your last move' : turn}.`,
    goBack: 'Go back one move',
    damaged: 'What this device keeps of it cannot be read. Save it to a file, or delete it.',
    brokenSave: 'This file could not be opened',
  },
  fr: {
    faults: {
      truncated: 'Cette sauvegarde est incomplète : sa fin manque ou est abîmée. Prendre une autre copie.',
      edited: 'Cette sauvegarde a été modifiée après coup, ou ne suit pas les règles. Prendre une autre copie.',
      newer:
        'Cette sauvegarde vient d’un Tabularium plus récent. Recharger cette page pour la mettre à jour, puis rouvrir le fichier.',
      foreign: 'Ce n’est pas une sauvegarde d’un jeu et d’un plateau que ce Tabularium possède.',
      undo: 'On ne peut pas revenir dessus : des dés ont été jetés, le tour a continué, ou un robot l’a fait.',
      over: 'La partie est finie.',
      turn: 'Ce n’est pas à vous de répondre.',
      dice: 'Les dés donnés de cette partie sont épuisés.',
      unknown: 'Cette partie n’est pas sur cet appareil.',
      storage:
        'Ce navigateur ne permet pas de garder des parties : stockage plein ou interdit. Enregistrer la partie dans un fichier.',
      'held-store':
        'Une autre fenêtre, peut-être d’un Tabularium plus ancien, tient les parties de ce navigateur. Fermer les autres fenêtres de Tabularium, puis recharger cette page.',
      'newer-store':
        'Les parties de ce navigateur ont été gardées par un Tabularium plus récent. Recharger cette page pour la mettre à jour ; en attendant, elles sont intactes.',
      elsewhere:
        'Cette partie est ouverte dans une autre fenêtre. Continuez-y, ou fermez-la là-bas puis rechargez cette page.',
      crash: 'La table ne répond plus. Recharger la page : tout est gardé jusqu’à votre dernière action.',
      bug: 'Quelque chose n’a pas marché dans la partie. Recharger la page : tout est gardé jusqu’à votre dernière action.',
    },
    silent:
      'La table ne répond plus depuis un moment. Elle travaille peut-être encore ; sinon, tout est gardé jusqu’à votre dernière action. On peut enregistrer la partie dans un fichier, aller à ses autres parties, ou recharger la page.',
    notKept:
      'Cette partie n’est pas gardée : le stockage du navigateur est plein, interdit, ou tenu par une autre fenêtre. L’enregistrer dans un fichier avant de partir.',
    removed:
      'Cette partie a été supprimée dans une autre fenêtre : il n’en reste que ce qui est sur cette page. L’enregistrer dans un fichier, la garder à nouveau, ou la quitter.',
    keepAgain: 'La garder à nouveau',
    ruleBroke: (turn) =>
      `Quelque chose s’est cassé ici dans les règles. Votre partie est sauve jusqu’à ${turn === undefined ? 'votre dernier coup' : `«\u00a0${turn}\u00a0»`}.`,
    goBack: 'Reculer d’un coup',
    damaged: 'Ce que cet appareil en garde est illisible. L’enregistrer dans un fichier, ou le supprimer.',
    brokenSave: 'Ce fichier n’a pas pu être ouvert',
  },
}

export const troubleWords = (language: Language): TroubleWords => catalogues[language]
