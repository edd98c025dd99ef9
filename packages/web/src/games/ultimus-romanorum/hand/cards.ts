/** When each stratagem is played, and its picture. */
import { icons } from './icons.ts'

interface Face {
  /** The letters of its phases. */
  readonly when: string
  readonly icon: string
}

const face = (when: string, icon: string): Face => ({ when, icon })

const faces: Readonly<Record<string, Face>> = {
  'minor-federation-treaty': face('E', icons.treaty),
  'major-federation-treaty': face('E', icons.treaty),
  tribute: face('E', icons.coins),
  'augusta-orientalis': face('C', icons.empress),
  'augusta-occidentalis': face('C', icons.empress),
  papa: face('F', icons.pope),
  buccellarii: face('E', icons.guard),
  'western-usurpation': face('C', icons.purple),
  'eastern-usurpation': face('C', icons.purple),
  'minor-uprising': face('C', icons.revolt),
  'two-minor-uprisings': face('C', icons.revolt),
  'three-minor-uprisings': face('C', icons.revolt),
  'major-uprising': face('C', icons.revolt),
  'three-major-uprisings': face('C', icons.revolt),
  'scourge-of-god': face('E', icons.meteor),
  rex: face('C', icons.king),
  'barbarian-alliance': face('C', icons.alliance),
  bagaudes: face('E', icons.torch),
  migration: face('E', icons.wagon),
  initiative: face('B', icons.flag),
  rebellion: face('C', icons.rebel),
  'ecumenical-council': face('C', icons.council),
  'opportune-flight': face('E', icons.flight),
  assassination: face('E', icons.knife),
  'plague-outbreak': face('E', icons.plague),
  'plague-epidemic': face('E', icons.plague),
  desertion: face('E', icons.deserter),
  'furor-germanicus': face('E', icons.fury),
  'divine-favour': face('E', icons.heaven),
  fleet: face('E', icons.fleet),
  germanophobia: face('E', icons.arrows),
}

export const faceOf = (stratagem: string): Face => faces[stratagem] ?? face('', icons.treaty)
