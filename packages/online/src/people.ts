/** Who somebody is. */
import type { Language } from '@tabularium/engine'

/** 96 random bits, written as 24 hexadecimal digits. */
export type PersonId = string

/** What a person is told of himself: `GET /api/me`. */
export interface Me {
  readonly id: PersonId
  /** What others call him. */
  readonly name: string
  /** The name he signs in by; null: a guest, known by this device alone. */
  readonly account: string | null
  readonly language: Language
  readonly notices: Notices
}

/** How he is told that it is his turn. */
export interface Notices {
  /** Where it is sent; null: nowhere. */
  readonly mail: string | null
  readonly byMail: boolean
  readonly byPush: boolean
  /** On vacation until then, in milliseconds since 1970; null: not. Meanwhile his days rest. */
  readonly awayUntil: number | null
}

/** `POST /api/me`: somebody without an identity gets one, and his device keeps it. `PATCH /api/me`: what changes. */
export interface NewMe {
  readonly name: string
  readonly language: Language
}

export type ChangedMe = Partial<NewMe & Notices>

/** `POST /api/account` makes an account of a guest; `POST /api/session` signs in, and his guest's games come along. */
export interface Credentials {
  readonly account: string
  readonly password: string
}

/** Told once, to be printed: `POST /api/account` and `POST /api/session/recovery`. */
export interface Recovery {
  readonly me: Me
  readonly code: string
}

/** `POST /api/session/recovery`: a new password by the code, which is then spent. */
export interface Recovering extends Credentials {
  readonly code: string
}

/** A browser's push subscription: `POST /api/push`; `DELETE /api/push` with its endpoint ends it. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** What a server can do: `GET /api/about`. */
export interface About {
  readonly version: string
  /** The public key for Web Push; null: it sends none. */
  readonly pushKey: string | null
  readonly mail: boolean
}

/** What was refused: the body of every answer from 400 on. */
export interface ApiRefusal {
  readonly code: ApiCode
  /** In English, for those who write programs; a page says it in its own words by the code. */
  readonly message: string
  /** For `slow`: after how many seconds it may be tried again. */
  readonly retry?: number
}

export type ApiCode =
  /** Nobody is known by this device. */
  | 'stranger'
  | 'forbidden'
  | 'missing'
  | 'malformed'
  /** Name or password, or the recovery code, do not fit. */
  | 'wrong'
  /** That account's name or that seat has gone to somebody else. */
  | 'taken'
  /** Too much in too short a time. */
  | 'slow'
  /** Too much of it: tables, bytes. */
  | 'full'
  /** Not possible at this moment of the table. */
  | 'state'
  | 'origin'
  | 'bug'
