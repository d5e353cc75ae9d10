import { graphql } from '#client/graphql/graphql.ts';

/** A section of a brand, artist, graphic or plan page (specification 3.25, Detail template). */
export const detailTemplate = graphql(`
  fragment detailTemplate on management_detail_templates {
    id
    sub_type
    title
    sub_title
  }
`);
