export * from './bundle.ts'
export * from './storm.ts'
