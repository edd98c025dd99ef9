export function serve(port?: number, folder?: string): Promise<{ readonly address: string; close(): Promise<void> }>
