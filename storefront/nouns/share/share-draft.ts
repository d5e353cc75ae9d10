import type { DesignToShareQuery } from '#client/graphql/operations.generated.ts';
import { firstCredits, type ShareBackground, type ShareForm, type ShareView, shareBackgrounds } from '#rules/design/share/share.ts';

export type DesignToShare = NonNullable<DesignToShareQuery['product_product_customs_by_pk']>;
export type SideToShare = DesignToShare['custom_mockups'][number];
export type CreditedArtist = NonNullable<NonNullable<SideToShare['layers'][number]['graphic']>['artist']>;

/** The choices of the four steps. */
export interface ShareDraft {
  readonly artistIds: readonly number[];
  readonly isOwnerNamed: boolean;
  readonly form: ShareForm;
  readonly view: ShareView;
  readonly background: ShareBackground;
  readonly line: string;
  readonly sideId: number;
}

/** The distinct artists on a design, in layer order. */
export function artistsOn(design: DesignToShare): CreditedArtist[] {
  const all = design.custom_mockups.flatMap((side) => side.layers.flatMap(({ graphic }) => graphic?.artist ?? []));
  return [...new Map(all.map((artist) => [artist.id, artist])).values()];
}

/** The sides with something on them. */
export function printedSides(design: DesignToShare): SideToShare[] {
  return design.custom_mockups.filter(({ layers, texts, pictures }) => layers.length + texts.length + pictures.length > 0);
}

/** The initial draft of a share, on the side being viewed. */
export function firstDraft(design: DesignToShare, sideId: number | null): ShareDraft {
  const printed = printedSides(design);
  const side = printed.find((each) => each.mockup_group_id === sideId) ?? printed[0];
  return {
    artistIds: firstCredits(artistsOn(design).map(({ id }) => id)),
    isOwnerNamed: false,
    form: 'SQUARE',
    view: 'GARMENT',
    background: shareBackgrounds[0],
    line: '',
    sideId: side?.mockup_group_id ?? 0,
  };
}
