/** The end of a game as a picture to share, drawn on a canvas. */

export interface Pictured {
  readonly label: string
  readonly headline: string
  readonly text: string
  readonly game: string
  readonly sides: readonly string[]
  /** Of the band. */
  readonly colour: string
}

const [WIDTH, HEIGHT] = [1200, 630]
const BAND = 330

/** Breaks a text into lines that fit. */
function lines(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const broken: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && context.measureText(longer).width > width) {
      broken.push(line)
      line = word
    } else line = longer
  }
  return [...broken, line]
}

function paint(context: CanvasRenderingContext2D, { label, headline, text, game, sides, colour }: Pictured): void {
  const write = (words: string, font: string, fill: string, x: number, y: number) => {
    context.font = font
    context.fillStyle = fill
    context.fillText(words, x, y)
  }
  context.fillStyle = '#f8f2e4'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = colour
  context.fillRect(0, 0, WIDTH, BAND)
  context.fillStyle = '#e5bb54'
  context.fillRect(0, BAND, WIDTH, 4)
  write(label.toUpperCase(), '600 28px Inter, sans-serif', '#ffe3a1', 70, 100)
  write(headline, '600 66px Cinzel, serif', '#fff6e0', 70, 180)
  context.font = '34px "EB Garamond", serif'
  for (const [i, line] of lines(context, text, WIDTH - 140).entries())
    write(line, '34px "EB Garamond", serif', '#fbeed3', 70, 240 + i * 42)
  write(game, '600 40px Cinzel, serif', '#241b12', 70, BAND + 90)
  for (const [i, side] of sides.slice(0, 5).entries())
    write(side, '30px "EB Garamond", serif', '#62533c', 70, BAND + 138 + i * 36)
  write('Tabularium', '600 30px Cinzel, serif', '#7d1a2b', WIDTH - 290, HEIGHT - 40)
}

export async function pictureOf(pictured: Pictured): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws nothing.')
  paint(context, pictured)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture came of it.')) : resolve(blob)), 'image/png')
  })
}
