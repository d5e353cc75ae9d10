import { DOMParser, type Schema } from '@tiptap/pm/model';
import { trustedHtml } from '#client/safety/trusted-types.ts';
import type { SafeHtml } from '#contract/shop-bridge.ts';

/**
 * Parses HTML for the editor's closed schema, as a separate inert document in which nothing runs or loads. Only what the schema knows is
 * used, which is why it may be treated as safe here.
 */
function inertBody(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(trustedHtml(html as SafeHtml), 'text/html').body;
}

/** Converts an HTML text to an editor document. */
export function documentOf(schema: Schema, html: string) {
  return DOMParser.fromSchema(schema).parse(inertBody(html));
}

/** Converts pasted HTML to an editor slice. */
export function sliceOf(schema: Schema, html: string) {
  return DOMParser.fromSchema(schema).parseSlice(inertBody(html));
}
