import { graphql } from '#admin/graphql/admin.ts';

export const cannedAnswers = graphql(`
  query cannedAnswers {
    management_canned_answers(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 200) {
      id title content created_at
    }
  }
`);

export const addCannedAnswer = graphql(`
  mutation addCannedAnswer($object: management_canned_answers_insert_input!) {
    insert_management_canned_answers_one(object: $object) { id }
  }
`);

export const changeCannedAnswer = graphql(`
  mutation changeCannedAnswer($id: bigint!, $set: management_canned_answers_set_input!) {
    update_management_canned_answers_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
