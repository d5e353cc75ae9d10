/** Days and counts that the segments of members are cut by; the texts of the office and the SQL of server/nouns/campaign/segments.ts take them from here. */
export const segmentLimits = {
  /** Days since a first order. */
  firstOrderDays: 30,
  /** Days without an order. */
  inactiveDays: 90,
  /** Orders within a year. */
  bestOrders: 3,
  /** Days since a cart was last changed: from the first on, until the second. */
  cartLeftDays: [1, 30],
} as const;

/** The segments of members that a campaign can be sent to. `SIZE_BOUGHT` needs a size, `GRADE` a grade. */
export const segments = ['FIRST_ORDER', 'INACTIVE', 'BEST', 'CART_LEFT', 'BIRTHDAY', 'SIZE_BOUGHT', 'GRADE'] as const;
export type Segment = (typeof segments)[number];

/** A segment, and which part of it where it has parts. */
export interface SegmentPart {
  readonly segment: Segment;
  readonly size: string | null;
  readonly grade_id: number | null;
}

/** Days after a campaign in which an order counts as its result. */
export const CAMPAIGN_DAYS = 7;
