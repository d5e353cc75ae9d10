/**
 * Home templates (specification 3): pictures that a brand, or the shop, puts on a page. `type` says where, `content_type` how, `position`
 * in which order; `is_custom_url` whether a press leads to their own URL or opens what they say themselves.
 */

/** Places on a brand's page, in their order from the top. */
const templatePlaces = ['TOP', 'MIDDLE', 'BOTTOM'] as const;
export type TemplatePlace = (typeof templatePlaces)[number];

/** How a template is shown: the picture alone, the picture with its words on it, or the picture beside its words. */
export type TemplateLook = 'IMAGE' | 'BANNER' | 'STORY';

/** Where a template stands on the page of its brand; types that mean other pages stand at the top too, so that nothing is lost. */
export function templatePlace(type: string): TemplatePlace {
  return templatePlaces.find((place) => place === type) ?? 'TOP';
}

/** How a template is shown; kinds this version does not know show their picture. */
export function templateLook(contentType: string): TemplateLook {
  if (contentType === 'STORY') return 'STORY';
  return contentType === 'BANNER' || contentType === 'EVENT' ? 'BANNER' : 'IMAGE';
}

/** What a press on a template does. */
export type TemplatePress = { readonly kind: 'url'; readonly url: string } | { readonly kind: 'words' } | { readonly kind: 'nothing' };

/** A template with a URL of its own leads there; another opens what it has to say; one with neither is only looked at. */
export function templatePress(template: { url: string; is_custom_url: boolean; hasWords: boolean }): TemplatePress {
  if (template.is_custom_url && template.url !== '') return { kind: 'url', url: template.url };
  return template.hasWords ? { kind: 'words' } : { kind: 'nothing' };
}
