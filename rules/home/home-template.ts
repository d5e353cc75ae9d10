/**
 * Home templates (specification 3): pictures on the page of a brand or the shop. `type` is the place, `content_type` the look, `position`
 * the order. `is_custom_url` tells whether a click opens their own URL or their own text.
 */

/** Places on a brand's page, from the top. */
const templatePlaces = ['TOP', 'MIDDLE', 'BOTTOM'] as const;
export type TemplatePlace = (typeof templatePlaces)[number];

/** How a template looks: the picture alone, with its text on it, or next to its text. */
export type TemplateLook = 'IMAGE' | 'BANNER' | 'STORY';

/** The place of a template on its brand's page. Templates with a type meant for other pages go to the top, so that none are lost. */
export function templatePlace(type: string): TemplatePlace {
  return templatePlaces.find((place) => place === type) ?? 'TOP';
}

/** The look of a template; unknown kinds show their picture. */
export function templateLook(contentType: string): TemplateLook {
  if (contentType === 'STORY') return 'STORY';
  return contentType === 'BANNER' || contentType === 'EVENT' ? 'BANNER' : 'IMAGE';
}

/** The effect of clicking a template. */
export type TemplatePress = { readonly kind: 'url'; readonly url: string } | { readonly kind: 'words' } | { readonly kind: 'nothing' };

/** A template with its own URL links there, one with text opens it, and one with neither is not clickable. */
export function templatePress(template: { url: string; is_custom_url: boolean; hasWords: boolean }): TemplatePress {
  if (template.is_custom_url && template.url !== '') return { kind: 'url', url: template.url };
  return template.hasWords ? { kind: 'words' } : { kind: 'nothing' };
}
