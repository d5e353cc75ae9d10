import type { LocalizedText } from '../fragments.ts';

/** A section of a brand's, artist's, graphic's or plan's page (specification 3, Detail template). */
export type DetailTemplate = { id: number; sub_type: string; title: LocalizedText; sub_title: LocalizedText | null };
