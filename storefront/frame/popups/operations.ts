import type { Operation } from '#contract/shop-bridge.ts';

/** A popup as specification 7 lists its fields. `position` orders them. */
export type Popup = {
  id: number;
  position: number;
  title: string;
  url_path: string;
  image_src: string;
  start_date: string;
  end_date: string;
};

/** selectPopup of specification 7: not deleted, begun, not over, by position. */
export const selectPopupQuery: Operation<{ management_popup: Popup[] }, { now: string }> = /* GraphQL */ `
  query selectPopup($now: timestamptz!) {
    management_popup(
      where: { deleted_at: { _is_null: true }, start_date: { _lte: $now }, end_date: { _gte: $now } }
      order_by: [{ position: asc }]
    ) {
      id
      position
      title
      url_path
      image_src
      start_date
      end_date
    }
  }
`;
