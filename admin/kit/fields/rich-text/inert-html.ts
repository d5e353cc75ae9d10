import { DOMParser, type Schema } from '@tiptap/pm/model';
import { trustedHtml } from '#client/safety/trusted-types.ts';
import type { SafeHtml } from '#contract/shop-bridge.ts';

/**
 * Reads HTML into the closed schema of the editor. It is parsed as a document of its own, in which nothing runs and nothing is loaded, and of it
 * only what the schema knows is taken over: for that, and that alone, it may pass as safe.
 */
function inertBody(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(trustedHtml(html as SafeHtml), 'text/html').body;
}

/** A text that was written as HTML, as the editor keeps it. */
export function documentOf(schema: Schema, html: string) {
  return DOMParser.fromSchema(schema).parse(inertBody(html));
}

/** What was pasted as HTML, as a part of the editor's text. */
export function sliceOf(schema: Schema, html: string) {
  return DOMParser.fromSchema(schema).parseSlice(inertBody(html));
}
