interface WriteText {
  readonly about: string;
  /** MY_ID stands for the caller's id. */
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const deletedAt = '2026-11-20T03:00:00Z';

/** Likes, designs and the log, in order: later mutations use rows of earlier ones. */
export const writeTexts: readonly WriteText[] = [
  {
    about: 'like a graphic, in place',
    query:
      'mutation { insert_product_graphic_likes_one(object: { user_id: "MY_ID", graphic_id: 1021 }) { user_id graphic_id deleted_at } }',
  },
  {
    about: 'take the like back by key',
    query:
      'mutation ($at: timestamptz, $me: uuid!) { update_product_graphic_likes_by_pk(pk_columns: { graphic_id: 1021, user_id: $me }, _set: { deleted_at: $at }) { graphic_id deleted_at graphic { id like_count } } }',
    variables: { at: deletedAt, me: 'MY_ID' },
  },
  {
    about: 'like again, by filter',
    query:
      'mutation { update_product_graphic_likes(where: { graphic_id: { _eq: 1021 }, user_id: { _eq: "MY_ID" } }, _set: { deleted_at: null }) { affected_rows returning { deleted_at } } }',
  },
  {
    about: 'like a product, as a list of objects',
    query:
      'mutation ($objects: [product_product_likes_insert_input!]!) { insert_product_product_likes(objects: $objects) { affected_rows } }',
    variables: { objects: [{ user_id: 'MY_ID', product_id: 1003 }] },
  },
  {
    about: 'unlike a product',
    query:
      'mutation { update_product_product_likes_by_pk(pk_columns: { user_id: "MY_ID", product_id: 1003 }, _set: { deleted_at: "2026-11-20T03:00:00Z" }) { product_id deleted_at } }',
  },
  {
    about: 'like and unlike a review',
    query:
      'mutation ($me: uuid!) { insert_product_review_likes_one(object: { user_id: $me, review_id: 1001, deleted_at: null }) { review_id } update_product_review_likes_by_pk(pk_columns: { user_id: $me, review_id: 1001 }, _set: { deleted_at: "2026-11-20T03:00:00Z" }) { review_id } insert_product_review_unlikes_one(object: { user_id: $me, review_id: 1001 }) { review_id } }',
    variables: { me: 'MY_ID' },
  },
  {
    about: 'a design with its sides and layers in one tree',
    query: `mutation ($objects: [product_product_customs_insert_input!]!) { insert_product_product_customs(objects: $objects) { affected_rows returning { id custom_mockups { id layers { id key graphic { name artist { name } } } } } } }`,
    variables: {
      objects: [
        {
          product_id: 1001,
          option_id: 1001,
          name: 'mine',
          custom_mockups: {
            data: [
              { mockup_group_id: 1001, layers: { data: [{ graphic_id: 1001, x_coordinate: 1, y_coordinate: 2, width: 50, height: 60 }] } },
            ],
          },
        },
      ],
    },
  },
  {
    about: 'the log',
    query:
      'mutation { insert_management_logs(objects: [{ user_id: "MY_ID", type: "DELETE", target: "product.product_custom_layers", description: "1" }]) { affected_rows } }',
  },
];
