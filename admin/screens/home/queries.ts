import { graphql } from '#admin/graphql/admin.ts';

export const homeSwitch = graphql(`
  query homeSwitch {
    management_shop_info_by_pk(id: 1) { is_custom_main }
  }
`);

export const setHomeSwitch = graphql(`
  mutation setHomeSwitch($is_on: Boolean!) {
    update_management_shop_info_by_pk(pk_columns: { id: 1 }, _set: { is_custom_main: $is_on }) {
      id
    }
  }
`);
