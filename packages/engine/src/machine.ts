export { inOrder } from './machine/in-order.ts'
export {
  type Handler,
  type Handlers,
  type Machine,
  machine,
  type Playing,
  type Question,
  type Step,
} from './machine/machine.ts'
export { pop, push, replace, type Stacked, top } from './machine/stack.ts'
export {
  openWindow,
  type Window,
  type WindowRules,
  windowFault,
  windowMembers,
  windowQuestion,
} from './machine/window.ts'
