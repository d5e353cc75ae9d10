import { graphql } from '#admin/graphql/admin.ts';

export const daysOff = graphql(`
  query daysOff {
    management_holidays(order_by: [{ day: asc }], limit: 1000) { day name source }
  }
`);

/** Adds days off; existing ones stay unchanged. */
export const addDaysOff = graphql(`
  mutation addDaysOff($objects: [management_holidays_insert_input!]!) {
    insert_management_holidays(objects: $objects, on_conflict: { constraint: holidays_pkey }) {
      affected_rows
    }
  }
`);

export const removeDaysOff = graphql(`
  mutation removeDaysOff($from: date!, $until: date!) {
    delete_management_holidays(where: { day: { _gte: $from, _lte: $until } }) { affected_rows }
  }
`);
