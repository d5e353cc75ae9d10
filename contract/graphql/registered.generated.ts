export const registeredOperations: Readonly<Record<string, string>> = {};
