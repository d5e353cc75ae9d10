// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Many, OrderBy, Where } from '#contract/graphql/inputs.ts';
import type { LocalizedText, Operation } from '#contract/graphql/operation.ts';
import type { InquiryAuthor, InquiryState, InquiryType } from '#rules/community/inquiry.ts';
import type { PreparationState } from '#rules/order/preparation.ts';
import type { ShareState } from '#rules/money/royalty.ts';

export type OwnProductsQuery = { rows: Array<{ id: number; code: string; name: LocalizedText; image_src: string; state: string; is_custom: boolean; price: number; promotion_price: number | null; stock_count: number; low_stock: number | null; sales_count: number; review_count: number; created_at: string }>; total: { aggregate: { count: number } | null } };

export type OwnProductsQueryVariables = { where: Where<'product_products', 'brand'>; order_by?: Many<OrderBy<'product_products', 'brand'>> | null | undefined; limit: number; offset: number };

export type OwnProductQuery = { product_products: Array<{ id: number; code: string; name: LocalizedText; image_src: string; state: string; price: number; promotion_price: number | null; stock_count: number; low_stock: number | null; sales_count: number; options: Array<{ id: number; name: LocalizedText; price: number; stock_count: number; state: string; incoming: { piece_count: number; comes_on: string } | null }> }>; management_shop_rules: Array<{ low_stock: number }> };

export type OwnProductQueryVariables = { where: Where<'product_products', 'brand'> };

export type LowStockRuleQuery = { management_shop_rules: Array<{ low_stock: number }> };

export type LowStockRuleQueryVariables = Record<string, never>;

export type OwnQuestionsQuery = { rows: Array<{ id: number; type: InquiryType; title: string; is_secret: boolean; status: InquiryState; created_at: string; product: { id: number; name: LocalizedText } | null }>; total: { aggregate: { count: number } | null } };

export type OwnQuestionsQueryVariables = { where: Where<'member_inquiries', 'brand'>; limit: number; offset: number; order_by?: Many<OrderBy<'member_inquiries', 'brand'>> | null | undefined };

export type OwnQuestionQuery = { member_inquiries: Array<{ id: number; type: InquiryType; title: string; content: string; is_secret: boolean; status: InquiryState; created_at: string; product: { id: number; name: LocalizedText; image_src: string } | null; messages: Array<{ id: number; author: InquiryAuthor; content: string; created_at: string }> }> };

export type OwnQuestionQueryVariables = { where: Where<'member_inquiries', 'brand'> };

export type OwnReviewsQuery = { rows: Array<{ id: number; score: number; content: string; created_at: string; reply: string | null; photo_count: number; product: { id: number; name: LocalizedText } | null; writer: string | null; user: { nickname: string } | null }>; total: { aggregate: { count: number } | null } };

export type OwnReviewsQueryVariables = { where: Where<'product_reviews', 'brand'>; limit: number; offset: number; order_by?: Many<OrderBy<'product_reviews', 'brand'>> | null | undefined };

export type OwnReviewQuery = { product_reviews: Array<{ id: number; score: number; content: string; option_name: LocalizedText | null; created_at: string; reply: string | null; replied_at: string | null; like_count: number; review_images: Array<{ id: number; src: string }>; product: { id: number; name: LocalizedText } | null; writer: string | null; user: { nickname: string } | null }> };

export type OwnReviewQueryVariables = { where: Where<'product_reviews', 'brand'> };

export type OwnSalesQuery = { rows: Array<{ id: number; product_name: LocalizedText; quantity: number; unit_price: number; base_amount: number; rate: number | null; amount: number; state: ShareState; sold_at: string; brand_entries: Array<{ id: number; amount: number }> }>; total: { aggregate: { count: number } | null } };

export type OwnSalesQueryVariables = { where: Where<'sales_royalty_lines', 'brand'>; order_by?: Many<OrderBy<'sales_royalty_lines', 'brand'>> | null | undefined; limit: number; offset: number };

export type OwnSaleSumsQuery = { expected: { aggregate: { sum: { amount: number | null } | null } | null }; open: { aggregate: { sum: { amount: number | null } | null } | null }; all: { aggregate: { sum: { amount: number | null } | null } | null } };

export type OwnSaleSumsQueryVariables = { expected: Many<string> };

export type PreparationsQuery = { rows: Array<{ id: number; order_number: string; product_id: number; product_name: LocalizedText; option_name: LocalizedText; image_src: string; is_custom: boolean; ordered_quantity: number; quantity: number | null; state: PreparationState; paid_at: string; prepared_at: string | null }>; total: { aggregate: { count: number } | null }; waiting: { aggregate: { count: number } | null } };

export type PreparationsQueryVariables = { where: Where<'sales_preparations', 'brand'>; waiting: Many<string>; limit: number; offset: number; order_by?: Many<OrderBy<'sales_preparations', 'brand'>> | null | undefined };

/** What each text is; `graphql` looks it up. */
export interface Documents {
  "\n  query ownProducts($where: product_products_bool_exp!, $order_by: [product_products_order_by!], $limit: Int!, $offset: Int!) {\n    rows: product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id code name image_src state is_custom price promotion_price stock_count low_stock sales_count review_count created_at\n    }\n    total: product_products_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<OwnProductsQuery, OwnProductsQueryVariables>;
  "\n  query ownProduct($where: product_products_bool_exp!) {\n    product_products(where: $where, limit: 1) {\n      id code name image_src state price promotion_price stock_count low_stock sales_count\n      options(order_by: [{ position: asc }, { id: asc }], limit: 200) {\n        id name price stock_count state incoming { piece_count comes_on }\n      }\n    }\n    management_shop_rules(limit: 1) { low_stock }\n  }\n": Operation<OwnProductQuery, OwnProductQueryVariables>;
  "\n  query lowStockRule { management_shop_rules(limit: 1) { low_stock } }\n": Operation<LowStockRuleQuery, LowStockRuleQueryVariables>;
  "\n  query ownQuestions($where: member_inquiries_bool_exp!, $limit: Int!, $offset: Int!, $order_by: [member_inquiries_order_by!]) {\n    rows: member_inquiries(where: $where, limit: $limit, offset: $offset, order_by: $order_by) {\n      id type title is_secret status created_at\n      product { id name }\n    }\n    total: member_inquiries_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<OwnQuestionsQuery, OwnQuestionsQueryVariables>;
  "\n  query ownQuestion($where: member_inquiries_bool_exp!) {\n    member_inquiries(where: $where, limit: 1) {\n      id type title content is_secret status created_at\n      product { id name image_src }\n      messages(order_by: [{ created_at: asc }, { id: asc }], limit: 100) {\n        id author content created_at\n      }\n    }\n  }\n": Operation<OwnQuestionQuery, OwnQuestionQueryVariables>;
  "\n  query ownReviews($where: product_reviews_bool_exp!, $limit: Int!, $offset: Int!, $order_by: [product_reviews_order_by!]) {\n    rows: product_reviews(where: $where, limit: $limit, offset: $offset, order_by: $order_by) {\n      id score content created_at reply photo_count\n      product { id name }\n      writer user { nickname }\n    }\n    total: product_reviews_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<OwnReviewsQuery, OwnReviewsQueryVariables>;
  "\n  query ownReview($where: product_reviews_bool_exp!) {\n    product_reviews(where: $where, limit: 1) {\n      id score content option_name created_at reply replied_at like_count\n      review_images(order_by: [{ position: asc }], limit: 10) { id src }\n      product { id name }\n      writer user { nickname }\n    }\n  }\n": Operation<OwnReviewQuery, OwnReviewQueryVariables>;
  "\n  query ownSales($where: sales_royalty_lines_bool_exp!, $order_by: [sales_royalty_lines_order_by!], $limit: Int!, $offset: Int!) {\n    rows: sales_royalty_lines(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id product_name quantity unit_price base_amount rate amount state sold_at\n      brand_entries(order_by: [{ id: asc }]) { id amount }\n    }\n    total: sales_royalty_lines_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<OwnSalesQuery, OwnSalesQueryVariables>;
  "\n  query ownSaleSums($expected: [String!]!) {\n    expected: sales_royalty_lines_aggregate(where: { state: { _in: $expected } }) { aggregate { sum { amount } } }\n    open: sales_royalty_entries_aggregate(where: { period: { closed_at: { _is_null: true } } }) { aggregate { sum { amount } } }\n    all: sales_royalty_entries_aggregate(where: {}) { aggregate { sum { amount } } }\n  }\n": Operation<OwnSaleSumsQuery, OwnSaleSumsQueryVariables>;
  "\n  query preparations(\n    $where: sales_preparations_bool_exp!\n    $waiting: [String!]!\n    $limit: Int!\n    $offset: Int!\n    $order_by: [sales_preparations_order_by!]\n  ) {\n    rows: sales_preparations(where: $where, limit: $limit, offset: $offset, order_by: $order_by) {\n      id: order_product_id order_number product_id product_name option_name image_src is_custom ordered_quantity quantity state\n      paid_at prepared_at\n    }\n    total: sales_preparations_aggregate(where: $where) { aggregate { count } }\n    waiting: sales_preparations_aggregate(where: { state: { _in: $waiting } }) {\n      aggregate { count }\n    }\n  }\n": Operation<PreparationsQuery, PreparationsQueryVariables>;
}
