import { z } from 'zod';
import { PERSON_NAME_MAX, PERSON_NUMBER_MAX, TEAM_PEOPLE_MAX, TEAM_TITLE_MAX } from '#rules/order/team/team-order.ts';
import { isVisibleOrNone, isVisibleText } from '#rules/shop/visible-text.ts';
import { digits, id, localized, optionId, time, won } from '../values.ts';

/** `{code}` of a team order's link, with `{id}` of a person if needed; `{token}` of a person. */
export const teamOrderParams = z.object({ code: z.string().max(40) });
export const teamPersonParams = teamOrderParams.extend({ id: digits(id) });
export const teamTokenParams = z.object({ token: z.string().max(60) });

const title = z.string().trim().max(TEAM_TITLE_MAX).refine(isVisibleOrNone);

/** POST /api/team-orders: creates the team order of a saved design, or returns the existing one. */
export const makeTeamOrderBody = z.strictObject({ product_custom_id: id });
export const madeTeamOrder = z.object({ code: z.string() });

/** PATCH /api/team-orders/{code}. */
export const changeTeamOrderBody = z.strictObject({ title, closes_at: time }).partial();

const person = {
  name: z.string().trim().min(1).max(PERSON_NAME_MAX).refine(isVisibleText),
  option_id: optionId.describe('A size of the design'),
  print_name: z.string().trim().max(PERSON_NAME_MAX).refine(isVisibleOrNone).default(''),
  print_number: z
    .string()
    .regex(new RegExp(`^[0-9]{0,${PERSON_NUMBER_MAX}}$`))
    .default(''),
};

/** PUT /api/team-people/{token}. */
export const teamPersonBody = z.strictObject(person);

/** POST /api/team-orders/{code}/people: one person, or the rows of a list. All or nothing. */
export const joinTeamOrderBody = z.strictObject({ people: z.array(teamPersonBody).min(1).max(TEAM_PEOPLE_MAX) });
export const joinedTeamOrder = z.object({
  people: z.array(z.object({ id, token: z.string().describe('Lets its holder change this row') })),
});

/** GET /api/team-orders/{code}. */
export const teamOrder = z.object({
  code: z.string(),
  title: z.string(),
  is_organizer: z.boolean().describe('The caller owns the design'),
  is_open: z.boolean(),
  closes_at: time,
  product_custom_id: id,
  product: z.object({ id, name: localized }),
  side_srcs: z.array(z.string()),
  sizes: z.array(z.object({ option_id: id, name: z.string(), stock_count: z.int() })),
  asks: z.array(z.enum(['print_name', 'print_number'])).describe('What the design has places for'),
  unit_price: won
    .nullable()
    .describe('Of one piece with its texts and own pictures, before the discount of quantity; null when something of it is no longer sold'),
  person_count: z.int(),
  ordered: z
    .object({ order_id: id, order_number: z.string(), ordered_at: time, piece_count: z.int() })
    .nullable()
    .describe('The last order of it that stands, for the organizer alone'),
  people: z.array(z.object({ id, ...person, joined_at: time })).describe('For the organizer alone; empty for others'),
});

export type TeamOrder = z.infer<typeof teamOrder>;
export type TeamPerson = TeamOrder['people'][number];
export type JoinTeamOrder = z.infer<typeof joinTeamOrderBody>;
export type TeamPersonInput = z.input<typeof teamPersonBody>;
