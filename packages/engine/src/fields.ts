export { Bits, type Celled, type Cells, Counts, Row, Scalar } from './fields/cells.ts'
export { type Axis, axis, type Field } from './fields/field.ts'
export {
  bit,
  choice,
  flag,
  type Index,
  index,
  type Kind,
  listOf,
  type Names,
  named,
  namesOf,
  orNull,
  type RecordOf,
  record,
  text,
  type ValueOf,
  whole,
  word,
  wrong,
} from './fields/kinds.ts'
export {
  by,
  counts,
  type Data,
  type Declared,
  data,
  declare,
  type FrameOf,
  type FrameTable,
  group,
  listed,
  type PositionOf,
  scalar,
  shaped,
} from './fields/position.ts'
export { each, packed, type SmallTrait, small, type Trait, trait } from './fields/traits.ts'
