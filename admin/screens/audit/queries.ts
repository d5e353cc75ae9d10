import { graphql } from '#admin/graphql/admin.ts';

export const whoWorksHere = graphql(`
  query whoWorksHere {
    member_members(where: { roles: { role: { _in: ["admin", "artist", "brand"] } } }, order_by: [{ nickname: asc }], limit: 200) {
      id nickname masked_name
    }
  }
`);
