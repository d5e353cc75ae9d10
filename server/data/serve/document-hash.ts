import { createHash } from 'node:crypto';
import { type DefinitionNode, type DocumentNode, print } from 'graphql';

/**
 * The name of a registered operation: SHA-256 (hex) of its definitions, printed and sorted, so that whitespace and the order of fragments
 * do not matter.
 */
export function documentHash(document: DocumentNode): string {
  return createHash('sha256').update(documentText(document)).digest('hex');
}

/** A document in canonical form. */
export function documentText(document: DocumentNode): string {
  return document.definitions
    .map((definition: DefinitionNode) => print(definition))
    .sort()
    .join('\n');
}
