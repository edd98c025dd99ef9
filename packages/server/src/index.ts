export { type Running, type ServerSettings, type Stand, startServer } from './serve.ts'
export { openStore } from './store/open.ts'
export { NoDatabase } from './store/sqlite/driver.ts'
