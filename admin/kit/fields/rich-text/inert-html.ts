import { DOMParser, type Schema } from '@tiptap/pm/model';
import { trustedHtml } from '#client/safety/trusted-types.ts';
import type { SafeHtml } from '#contract/shop-bridge.ts';
import { normalise } from './normal-html.ts';

/**
 * Parses HTML for the editor's closed schema, as a separate inert document in which nothing runs or loads. Only what the schema knows is
 * used, which is why it may be treated as safe here.
 */
function inertBody(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(trustedHtml(html as SafeHtml), 'text/html').body;
}

/** Converts an HTML text to an editor document. */
export function documentOf(schema: Schema, html: string) {
  const body = inertBody(html);
  normalise(body);
  return DOMParser.fromSchema(schema).parse(body);
}

/** Converts pasted HTML to an editor slice, with a list of what was left out. */
export function sliceOf(schema: Schema, html: string) {
  const body = inertBody(html);
  const left = normalise(body);
  return { slice: DOMParser.fromSchema(schema).parseSlice(body), left };
}
