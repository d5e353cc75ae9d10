import { graphql } from '#admin/graphql/admin.ts';

export const liveFigureRules = graphql(`
  query liveFigureRules {
    management_shop_rules(limit: 1) {
      points_earn_percent points_min_held points_valid_months deposit_days confirm_days pick_up_fee
    }
    management_shop_info(limit: 1) {
      service_from service_until lunch_from lunch_until service_days is_open_on_holidays
    }
    product_shipping_policies(where: { region: { _eq: "DOMESTIC" } }, order_by: [{ fee_type: asc }, { id: asc }], limit: 1) {
      fee_type fee free_over
    }
  }
`);
