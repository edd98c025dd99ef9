/** What the rulebook says of spaces, provinces, zones and ports. */
import { describe, test } from 'vitest'
import type { BoardFile } from '../src/edition/schema.ts'
import { cut, join, link, noted, province, refused, space } from './edition-faults.ts'

/** Spaces of other types. */
const retype = (types: Readonly<Record<string, BoardFile['spaces'][number]['type']>>) => (f: BoardFile) => {
  for (const [id, type] of Object.entries(types)) space(f, id).type = type
}

describe('spaces', () => {
  test('BG-2.3.1-k BG-2.3.1-s: transit spaces have no name, all others have', () => {
    refused((f) => (space(f, 'glevum').name = null), 'BG-2.3.1-k')
    refused((f) => (space(f, 't1').name = 'Silva'), 'BG-2.3.1-s')
  })

  test('BG-2.3.1-t BG-2.3.2-y: nobody controls a transit space', () => {
    refused((f) => (space(f, 't1').control = 'barbarian'), 'BG-2.3.1-t')
    refused((f) => (space(f, 't8').control = 'loyalist'), 'BG-2.3.1-t')
  })

  test('BG-2.3.1-ad: a transit space that joins nothing is noted', () => {
    noted((f) => cut(f, 't8', 'caesarea'), 'BG-2.3.1-ad')
    noted((f) => join(f, 't4', 't3', 'rough'), 'BG-2.3.1-ad', 'BG-2.3.1-ad')
  })
})

describe('provinces', () => {
  test('BG-2.3-a: the regions', () => {
    refused((f) => (province(f, 'hispaniae').group = 'Iberia'), 'BG-2.3-a')
    refused((f) => (province(f, 'africa').group = 'Libya'), 'BG-2.3-a')
    refused((f) => (province(f, 'illyricum').group = 'Pannonia'), 'BG-2.3-a')
    refused((f) => (province(f, 'germania').group = 'Scandia'), 'BG-2.3-a')
  })

  test('BG-2.3.2-a: every province has one Capital', () => {
    refused((f) => (space(f, 'salona').type = 'capital'), 'BG-2.3.2-a')
    refused((f) => (space(f, 'sirmium').type = 'walled'), 'BG-2.3.2-a')
    refused((f) => (province(f, 'africa').capital = 'cirta'), 'BG-2.3.2-a')
  })

  test('BG-2.3.2-s BG-2.3.2-t BG-2.3.2-u: Britanniae, Gallia and Italia', () => {
    refused((f) => (province(f, 'caledonia-prov').group = 'Caledonia'), 'BG-2.3.2-s', 'BG-15.1-p')
    refused((f) => (province(f, 'hispaniae').group = 'Gallia'), 'BG-2.3.2-t', 'BG-2.3-a')
    refused((f) => (province(f, 'italia-suburbicaria').group = 'Sicilia'), 'BG-2.3.2-u', 'BG-15.1-o')
  })

  test('BG-2.3.2-v BG-2.3.2-w: printed control', () => {
    refused((f) => (space(f, 'narbo').control = 'barbarian'), 'BG-2.3.2-v')
    refused((f) => (province(f, 'africa').control = 'barbarian'), 'BG-2.3.2-v')
    refused((f) => (space(f, 'devana').control = 'loyalist'), 'BG-2.3.2-w')
    refused((f) => (province(f, 'germania').control = 'loyalist'), 'BG-2.3.2-w')
  })

  test('BG-2.3.2-ab BG-2.3.2-ac: that Magna Germania is a Capital, and the names of the eleven, are inferred', () => {
    noted((f) => {
      province(f, 'germania').capital = 'casurgis'
      space(f, 'casurgis').type = 'capital'
      space(f, 'magna-germania').type = 'cultivated'
    }, 'BG-2.3.2-ab')
    noted((f) => (province(f, 'hispaniae').name = 'Hispania'), 'BG-2.3.2-ac')
  })

  test('BG-2.3.1-x1 BG-5.7-x3 BG-2.3.2-x2: Mediolanum, Durocortorum and Londinium are Capitals', () => {
    const move = (of: string, from: string, to: string) => (f: BoardFile) => {
      province(f, of).capital = to
      space(f, from).type = 'walled'
      space(f, to).type = 'capital'
    }
    refused(move('italia-annonaria', 'mediolanum', 'ravenna'), 'BG-2.3.1-x1', 'BG-15.1-o')
    refused(move('gallia-belgica', 'durocortorum', 'augusta-treverorum'), 'BG-5.7-x3')
    refused(move('britannia-romana', 'londinium', 'eburacum'), 'BG-2.3.2-x2', 'BG-15.1-p')
    refused(move('italia-suburbicaria', 'roma', 'neapolis'), 'BG-15.1-o')
    refused((f) => (space(f, 'caledonia').name = 'Pinnata Castra'), 'BG-15.1-p')
  })

  test('BG-2.3.2-x1: three spaces are a majority of Gallia Belgica', () => {
    refused(retype({ bonna: 'cultivated' }), 'BG-2.3.2-x1')
    refused((f) => (space(f, 'divodurum').type = 'border'), 'BG-2.3.2-x1')
  })

  test('BG-2.5-x1 BG-2.5-x2: what is fortified in Gallia Belgica', () => {
    refused((f) => (space(f, 'castra-vetera').province = 'gallia-lugdunensis'), 'BG-2.5-x1')
    refused(retype({ 'castra-vetera': 'walled', 'atuatuca-tungrorum': 'border' }), ...['BG-2.5-x2', 'BG-2.4.4-c'])
    refused((f) => (space(f, 'gesoriacum').type = 'cultivated'), 'BG-2.5-x2')
    noted(retype({ bonna: 'walled', 'atuatuca-tungrorum': 'border' }), 'BG-2.5-x2')
  })
})

describe('zones and ports', () => {
  test('BG-2.3.4-a BG-2.3.4-n: the three Land Zones, and who controls them', () => {
    refused((f) => (f.landZones[0].name = 'Numidia'), 'BG-2.3.4-a')
    noted((f) => (f.landZones[0].control = 'loyalist'), 'BG-2.3.4-n', 'BG-14.3-b')
  })

  test('BG-2.3.4-p: a Port has a name', () => {
    refused((f) => (space(f, 't8').ports = ['mare-nostrum']), 'BG-2.3.4-p')
  })

  test('BG-2.3.4-r BG-2.3.4-s BG-10.6-c: Tingis and Mons Calpe are ports of both seas, and no others', () => {
    refused((f) => (space(f, 'tingis').ports = ['mare-nostrum']), 'BG-2.3.4-s')
    refused((f) => (space(f, 'mons-calpe').ports = []), 'BG-2.3.4-s')
    refused((f) => space(f, 'gades').ports.push('mare-nostrum'), 'BG-2.3.4-r')
  })
})

describe('examples', () => {
  test('BG-7.1-x6 BG-7.1-x7: Lindum', () => {
    refused((f) => (space(f, 'lindum').type = 'walled'), 'BG-7.1-x6')
    refused((f) => Object.assign(space(f, 'lindum'), { province: 'hispaniae' }), 'BG-7.1-x7')
  })

  test('BG-9.0-x1 BG-9.0-x2 BG-10.4.3-x1 BG-12.2.4-x1 BG-12.2.4-x3: places that we chose are noted', () => {
    noted((f) => (link(f, 'rotomagus', 'lutetia').type = 'rough'), 'BG-9.0-x1')
    noted((f) => (link(f, 'narbo', 'tarraco').type = 'rough'), 'BG-9.0-x2')
    noted((f) => (link(f, 'eburacum', 'lindum').type = 'rough'), 'BG-10.4.3-x1')
    noted((f) => (link(f, 'eburacum', 'luguvalium').type = 'rough'), 'BG-12.2.4-x1')
    noted((f) => (link(f, 'segundum', 'trimontium').type = 'clear'), 'BG-12.2.4-x3')
  })

  test('BG-9.0-x4: Teutoburger Wald is printed Barbarian', () => {
    refused(
      (f) => Object.assign(space(f, 'teutoburger-wald'), { control: 'loyalist', province: 'hispaniae' }),
      ...['BG-9.0-x4', 'BG-9.0-n', 'BG-2.5-e'],
    )
  })

  test('BG-10.4.3-x1 BG-10.4.4-x1: Segundum and Felicitas Iulia', () => {
    refused((f) => Object.assign(space(f, 'segundum'), { name: null }), 'BG-10.4.3-x1', 'BG-2.3.1-k')
    refused((f) => Object.assign(space(f, 'felicitas-iulia'), { name: null }), 'BG-10.4.4-x1', 'BG-2.3.1-k')
  })

  test('BG-10.5.3-x1: Mediolanum, Veldidena, Turicum, Basilea for 4 AP', () => {
    refused((f) => (link(f, 'veldidena', 'turicum').type = 'rough'), 'BG-10.5.3-x1')
    refused((f) => (link(f, 'mediolanum', 'veldidena').type = 'clear'), 'BG-10.5.3-x1')
    refused((f) => cut(f, 'turicum', 'basilea'), 'BG-10.5.3-x1')
  })

  test('BG-10.5.3-x2 BG-10.5.3-x4: Lugdunum, Geneva, Basilea, which is no Walled City', () => {
    refused((f) => cut(f, 'lugdunum', 'geneva'), 'BG-10.5.3-x2')
    refused((f) => {
      link(f, 'lugdunum', 'geneva').type = 'strait'
      link(f, 'geneva', 'basilea').type = 'strait'
    }, 'BG-10.5.3-x2')
    refused((f) => (space(f, 'basilea').type = 'walled'), 'BG-10.5.3-x4', 'BG-2.4.4-c')
  })

  test('BG-10.6-g: that Britannia Romana has a Walled City on the Atlantic is inferred', () => {
    noted((f) => {
      for (const id of ['londinium', 'rutupiae']) space(f, id).ports = []
    }, 'BG-10.6-g')
  })

  test('BG-13.2-x1 BG-13.4-x1: Castra Vetera', () => {
    refused((f) => cut(f, 'castra-vetera', 'colonia'), 'BG-13.4-x1')
    noted(retype({ 'castra-vetera': 'cultivated', 'atuatuca-tungrorum': 'border' }), 'BG-13.2-x1')
  })

  test('BG-14.1.2-x4: Teutoburger Wald to Noviomagus over a transit space', () => {
    refused((f) => (link(f, 't1', 'noviomagus').type = 'clear'), 'BG-14.1.2-x4')
    refused((f) => join(f, 'teutoburger-wald', 'noviomagus', 'river'), 'BG-14.1.2-x4')
    refused(retype({ noviomagus: 'cultivated', 'atuatuca-tungrorum': 'border' }), 'BG-14.1.2-x4')
  })

  test('BG-14.1.2-x5: Roskilde and Gades', () => {
    refused((f) => (space(f, 'roskilde').ports = []), 'BG-14.1.2-x5')
    refused((f) => (space(f, 'gades').type = 'border'), 'BG-14.1.2-x5')
  })

  test('BG-14.2-x1 BG-14.2-x2 BG-14.2-x3 BG-14.2-x4: four Forced Marches', () => {
    refused((f) => join(f, 'durocortorum', 'noviomagus', 'clear'), 'BG-14.2-x1')
    refused((f) => (link(f, 'lugdunum', 'massilia').type = 'rough'), 'BG-14.2-x2')
    refused((f) => (space(f, 'salona').ports = []), 'BG-14.2-x2')
    refused((f) => (link(f, 'veldidena', 'augusta-vindelicorum').type = 'strait'), 'BG-14.2-x3')
    refused((f) => {
      for (const id of ['singidunum', 'narona', 'leptis-magna']) link(f, id, 'eastern-roman-empire').type = 'strait'
      link(f, 'sirmium', 'salona').type = 'strait'
      cut(f, 'salona', 'narona')
    }, 'BG-14.2-x4')
    noted((f) => {
      cut(f, 'lugdunum', 'mediolanum')
      cut(f, 't8', 'caesarea')
      cut(f, 't8', 'tingis')
      join(f, 'lugdunum', 't8', 'clear')
      join(f, 't8', 'mediolanum', 'rough')
    }, 'BG-14.2-x3')
  })

  test('BG-15.1-x1: four spaces beside Durocortorum', () => {
    refused((f) => {
      for (const id of ['augusta-treverorum', 'gesoriacum', 'atuatuca-tungrorum']) cut(f, 'durocortorum', id)
    }, 'BG-15.1-x1')
  })

  test('BG-16.2-x1 BG-16.2-x3: migration from Magna Germania, and from Divodurum', () => {
    refused((f) => cut(f, 'calaegia', 'casurgis'), 'BG-16.2-x1')
    refused((f) => join(f, 'magna-germania', 'bonna', 'river'), 'BG-16.2-x1')
    refused((f) => cut(f, 'divodurum', 'durocortorum'), 'BG-16.2-x3')
  })

  test('BG-18.0-x1 BG-18.0-x3 BG-19.1-x1: Vindobona and Aurelianum are no Walled Cities', () => {
    refused((f) => (space(f, 'aurelianum').type = 'walled'), 'BG-18.0-x3')
    refused((f) => (space(f, 'vindobona').type = 'walled'), 'BG-19.1-x1', 'BG-2.4.4-c')
    noted((f) => (space(f, 'vindobona').type = 'cultivated'), 'BG-18.0-x1')
  })

  test('BG-19.3-x1: who traces to Luguvalium', () => {
    refused((f) => (link(f, 'deva-victrix', 'luguvalium').type = 'strait'), 'BG-19.3-x1')
    refused((f) => join(f, 'isca-dumnorum', 'deva-victrix', 'clear'), 'BG-19.3-x1')
    refused((f) => (space(f, 'luguvalium').type = 'walled'), 'BG-19.3-x1', 'BG-2.4.4-c')
  })

  test('BG-19.3-x2 BG-19.3-x3: Aquileia and Ravenna', () => {
    refused((f) => (link(f, 'aquileia', 'claudia-celeia').type = 'strait'), 'BG-19.3-x2')
    refused((f) => (space(f, 'aquileia').type = 'border'), 'BG-19.3-x2')
    refused((f) => join(f, 'ravenna', 'claudia-celeia', 'rough'), 'BG-19.3-x3')
    refused((f) => (space(f, 'ravenna').type = 'border'), 'BG-19.3-x3')
  })

  test('BG-19.3-g: no connection leads to Palma and Calaris', () => {
    refused((f) => join(f, 'palma', 'valentia', 'clear'), 'BG-19.3-g')
    refused((f) => join(f, 'calaris', 'roma', 'river'), 'BG-19.3-g')
  })
})
