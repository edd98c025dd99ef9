export function serve(port?: number): Promise<{ readonly address: string; close(): Promise<void> }>
