/** A push service on this machine, and a device that reads what it is sent: as browsers and their makers' services do. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, globalAgent } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** Known to nobody but these tests, and good for this machine alone. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQger4NaBH16piKQR0e
WNgFDOFKG1bl2mzmI8WqHn/tpgqhRANCAASqHaYEBdSjh1cGJDG4L8KKs/esRCGR
MNkaItveQqvNwnS6B3DAUxcyEPtB/YJHFY+FCpIAEruwHO3C+87rI/BL
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIBATAKBggqhkjOPQQDAjAgMR4wHAYDVQQDDBVwdXNoIHNl
cnZpY2Ugb2YgdGVzdHMwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBa
MCAxHjAcBgNVBAMMFXB1c2ggc2VydmljZSBvZiB0ZXN0czBZMBMGByqGSM49AgEG
CCqGSM49AwEHA0IABKodpgQF1KOHVwYkMbgvwoqz96xEIZEw2Roi295Cq83CdLoH
cMBTFzIQ+0H9gkcVj4UKkgASu7Ac7cL7zusj8EujTjBMMA8GA1UdEwEB/wQFMAMB
Af8wGgYDVR0RBBMwEYcEfwAAAYIJbG9jYWxob3N0MB0GA1UdDgQWBBRrBvfEpIyc
w2Y6Gv2tNI2b1KMavjAKBggqhkjOPQQDAgNIADBFAiEAjZc0tE5yAD9GYo3b3js2
ABQ1HmjUvE17zheHjMOBCv8CIG1rpiCPyVtVJwama+aNpfu3927pb2chj7AIGz09
Zi1q
-----END CERTIFICATE-----`

export interface Posted {
  readonly path: string
  readonly authorization: string
  readonly encoding: string
  readonly body: Buffer
}

export interface PushService {
  readonly address: string
  readonly posted: readonly Posted[]
  /** What it answers from now on. */
  status: number
  close(): void
}

export async function startPushService(): Promise<PushService> {
  const posted: Posted[] = []
  const before = globalAgent.options.ca
  // The only one that this process trusts meanwhile.
  globalAgent.options.ca = CERTIFICATE
  const service = { address: '', posted, status: 201, close: () => {} }
  const server = createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
    const { authorization = '', 'content-encoding': encoding = '' } = request.headers
    posted.push({ path: request.url ?? '', authorization, encoding, body: await buffer(request) })
    response.writeHead(service.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  service.address = `https://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`
  service.close = () => {
    globalAgent.options.ca = before
    server.closeAllConnections()
    server.close()
  }
  return service
}

const PUBLIC = 65

/** What a browser makes when somebody wants notices on it (RFC 8291). */
export class Device {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#keys.generateKeys()
  }

  get keys() {
    return { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  read(body: Buffer): string {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + PUBLIC)]
    const agreed = this.#keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', agreed, this.#auth, info, 32))
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    const sealed = body.subarray(21 + PUBLIC)
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}
