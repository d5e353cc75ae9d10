import type { Field, Fields } from '#admin/kit/fields/field.ts';
import { fieldTexts } from '#admin/kit/fields/texts.ts';
import { artistFields } from '#admin/nouns/artist/fields.ts';
import { brandFields } from '#admin/nouns/brand/fields.ts';
import { brandRequestFields } from '#admin/nouns/brand-request/fields.ts';
import { receiptFields } from '#admin/nouns/cash-receipt/fields.ts';
import { categoryFields } from '#admin/nouns/category/fields.ts';
import { claimNounTexts } from '#admin/nouns/claim/texts.ts';
import { contentFields } from '#admin/nouns/content/fields.ts';
import { kindTexts } from '#admin/nouns/content/kinds.ts';
import { couponFields } from '#admin/nouns/coupon/fields.ts';
import { designFields } from '#admin/nouns/design/fields.ts';
import { graphicFields } from '#admin/nouns/graphic/fields.ts';
import { roleNames, staffRoleNames } from '#admin/nouns/member/texts.ts';
import { paymentTexts } from '#admin/nouns/order/texts.ts';
import { preparationFields } from '#admin/nouns/preparation/fields.ts';
import { productFields, toldFields } from '#admin/nouns/product/fields.ts';
import { hidingReasonNames, reviewFields } from '#admin/nouns/review/fields.ts';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { shareFields } from '#admin/nouns/share/fields.ts';
import { orderNames } from '#contract/names/order-names.ts';
import { methodNames, reprintCauseNames } from '#contract/office/office-names.ts';
import type { AuditArea, AuditKind } from '#contract/rest/admin/audit.ts';
import { type ContentKindName, contentKindNames } from '#contract/rest/admin/content/kinds.ts';
import { catalogueColumns } from './column-names/catalogue.ts';
import { managementColumns } from './column-names/management.ts';
import { memberColumns } from './column-names/member.ts';
import { salesColumns } from './column-names/sales.ts';
import { sharedColumns } from './column-names/shared.ts';

/** Display names of tables, columns and values in the log. Unknown ones are shown as is. */
export const tableNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(kindTexts).map(({ table, title }) => [table, title])),
  'management.files': '내려받은 파일',
  'member.members': '회원',
  'member.member_roles': '권한',
  'member.inquiries': '문의',
  'member.inquiry_messages': '문의 답변',
  'member.notifications': '알림',
  'member.messages': '보낸 메시지',
  'member.delivery_destinations': '배송지',
  'member.profiles': '프로필',
  'member.reward_kinds': '보상 종류',
  'product.products': '상품',
  'product.product_options': '상품 옵션',
  'product.product_images': '상품 사진',
  'product.product_facts': '상품 고시',
  'product.promotions': '프로모션',
  'product.frames': '핏',
  'product.colors': '색상',
  'product.mockup_groups': '인쇄하는 면',
  'product.mockups': '옷 사진',
  'product.size_measures': '치수표',
  'product.artist_brands': '함께하는 브랜드',
  'product.graphic_submissions': '그래픽 검토',
  'product.price_wishes': '그래픽 가격 요청',
  'product.graphic_marks': '그래픽 지문',
  'product.graphics': '그래픽',
  'product.artists': '아티스트',
  'product.brands': '브랜드',
  'product.reviews': '리뷰',
  'product.review_reports': '리뷰 신고',
  'product.categories': '카테고리',
  'product.sheets': '상품 파일',
  'sales.orders': '주문',
  'sales.order_products': '주문 상품',
  'sales.order_status_changes': '주문 상태 기록',
  'sales.gifts': '선물',
  'sales.claims': '클레임',
  'sales.claim_products': '클레임 상품',
  'sales.claim_changes': '클레임 기록',
  'sales.claim_refunds': '클레임 환불',
  'sales.cash_receipts': '현금영수증',
  'sales.coupons': '쿠폰',
  'sales.issued_coupons': '쿠폰 지급',
  'sales.point_entries': '포인트',
  'sales.payments': '결제',
  'sales.payment_cancellations': '결제 취소',
  'sales.discrepancies': '대사 불일치',
  'sales.royalty_rules': '로열티 요율',
  'sales.royalty_entries': '로열티 원장',
  'sales.royalty_lines': '로열티',
  'sales.settlement_periods': '정산 기간',
  'sales.settlements': '정산',
  'sales.payees': '지급 계좌',
  'sales.preparations': '준비할 주문',
  'management.brand_requests': '입점 신청',
  'management.pictures': '사진',
  'management.terms': '약관',
  'management.detail_templates': '상세 화면 구역',
  'management.home_templates': '브랜드 홈 사진',
  'management.influencer_feed_images': '게시물 사진',
  'management.influencer_feed_products': '게시물 상품',
  'management.banner_products': '이벤트 상품',
  'management.banner_graphics': '이벤트 그래픽',
  'product.plan_products': '기획전 상품',
  'product.plan_graphics': '기획전 작품',
  'product.shipping_policies': '배송비 규칙',
  'management.main_pages': '홈 화면 구역',
  'management.main_page_thumbnails': '홈 화면 사진',
  'management.page_drafts': '홈 화면 초안',
  'management.page_revisions': '홈 화면 버전',
  'management.page_slots': '홈 화면 게시',
  'management.holidays': '쉬는 날',
  'management.staff_invitations': '직원 초대',
  'management.api_keys': 'API 키',
  'management.webhooks': '웹훅',
  'management.sandbox_clock': '모의 시계',
  'management.shop_mode': '운영 모드',
  'management.brand_request_images': '입점 신청 사진',
  'management.canned_answers': '답변 틀',
  'management.content_documents': '본문',
  'management.drafts': '초안',
  'management.influencer_feed_customs': '게시물 디자인',
  'management.logs': '이용 기록',
  'management.main_page_items': '홈 화면 항목',
  'management.main_page_labels': '홈 화면 이름표',
  'management.saved_views': '저장한 보기',
  'management.search_hits': '찾은 검색어',
  'management.campaigns': '회원 메시지',
  'management.old_addresses': '옛 주소',
  'management.moves': '이사 오기',
  'management.search_misses': '찾지 못한 검색어',
  'management.uploads': '올린 파일',
  'management.visit_counts': '방문 수',
  'member.consents': '동의',
  'member.follow_visits': '소식 본 기록',
  'member.month_grades': '이달의 등급',
  'management.member_grades': '회원 등급',
  'management.grade_months': '등급을 정한 달',
  'member.inquiry_images': '문의 사진',
  'member.notification_mutes': '끈 알림',
  'member.photos': '회원 사진',
  'member.reward_mints': '보상 발행',
  'member.reward_tokens': '보상',
  'member.reward_transfers': '보상 옮김',
  'member.wallets': '지갑',
  'product.artist_follows': '아티스트 팔로우',
  'product.artist_search': '아티스트 검색',
  'product.brand_follows': '브랜드 팔로우',
  'product.design_share_artists': '공유 아티스트',
  'product.design_shares': '디자인 공유',
  'product.graphic_likes': '그래픽 좋아요',
  'product.graphic_products': '그래픽 상품',
  'product.graphic_search': '그래픽 검색',
  'product.product_custom_layers': '디자인 레이어',
  'product.product_custom_texts': '디자인 텍스트',
  'product.product_custom_pictures': '디자인 사진',
  'product.own_pictures': '내 사진',
  'product.custom_version_pictures': '디자인 버전 사진',
  'product.product_custom_mockups': '디자인 면',
  'product.product_customs': '디자인',
  'product.product_custom_versions': '디자인 버전',
  'product.product_likes': '상품 좋아요',
  'product.product_facets': '상품 필터',
  'product.product_lists': '상품 목록',
  'product.product_search': '상품 검색',
  'product.product_templates': '추천 디자인',
  'product.incoming_stocks': '입고 예정',
  'product.restock_requests': '재입고 알림',
  'product.search_news': '검색에 넣을 것',
  'product.search_words': '검색 낱말',
  'product.review_images': '리뷰 사진',
  'product.review_likes': '리뷰 도움돼요',
  'product.review_revisions': '리뷰 이전 글',
  'product.review_unlikes': '리뷰 별로예요',
  'sales.cart_lines': '장바구니 상품',
  'sales.guest_designs': '비회원 디자인',
  'sales.team_orders': '단체 주문',
  'sales.team_people': '단체 주문 참여자',
  'sales.carts': '장바구니',
  'sales.checkout_lines': '주문서 상품',
  'sales.checkouts': '주문서',
  'sales.claim_photos': '클레임 사진',
  'sales.coupon_banners': '쿠폰 이벤트',
  'sales.coupon_graphics': '쿠폰 그래픽',
  'sales.coupon_numbers': '쿠폰 번호',
  'sales.coupon_plans': '쿠폰 기획전',
  'sales.coupon_products': '쿠폰 상품',
  'sales.idempotency_keys': '요청 열쇠',
  'sales.job_failures': '자동 처리 실패',
  'sales.reprints': '다시 제작',
  'sales.order_events': '주문에 있었던 일',
  'sales.payment_webhooks': '결제사 알림',
  'sales.production_plan': '제작 계획',
  'sales.refund_accounts': '환불 계좌',
  'sales.royalty_checks': '로열티 다시 세기',
  'sales.trade_records': '거래 기록',
};

/** The kinds of subjects of actions. */
export const kindNames: Readonly<Record<AuditKind, string>> = {
  order: '주문',
  member: '회원',
  product: '상품',
  graphic: '그래픽',
  coupon: '쿠폰',
  artist: '아티스트',
  brand: '브랜드',
  inquiry: '문의',
  review: '리뷰',
};

/** Those, and the other areas the log can be filtered by. */
export const areaNames: Readonly<Record<AuditKind | AuditArea, string>> = {
  ...kindNames,
  home: '홈 화면',
  popup: '팝업',
  event: '이벤트',
  plan: '기획전',
  notice: '공지사항',
  faq: '자주 묻는 질문',
  terms: '약관',
  guide: '커스텀 안내',
  template: '상세·브랜드 홈 구성',
  influencer: '인플루언서',
  design: '추천 디자인·템플릿',
  category: '카테고리',
  picture: '사진',
  rules: '상점 설정과 규칙',
  staff: '직원과 권한',
};

/** The table of a draft, by kind. */
export const draftTables: Readonly<Record<ContentKindName | 'terms' | 'products', string>> = {
  ...(Object.fromEntries(contentKindNames.map((kind) => [kind, kindTexts[kind].table])) as Record<ContentKindName, string>),
  terms: 'management.terms',
  products: 'product.products',
};

/** The fields of nouns, by their tables: the log names a column as its form and its list do. */
const fieldsOfTables: Readonly<Record<string, Fields>> = {
  'product.artists': artistFields,
  'product.brands': brandFields,
  'product.categories': categoryFields,
  'product.graphics': graphicFields,
  'product.product_customs': designFields,
  'product.products': productFields,
  'product.product_facts': toldFields,
  'product.reviews': reviewFields,
  'sales.cash_receipts': receiptFields,
  'sales.coupons': couponFields,
  'sales.preparations': preparationFields,
  'sales.royalty_lines': shareFields,
  'management.brand_requests': brandRequestFields,
  ...Object.fromEntries(contentKindNames.map((kind) => [kindTexts[kind].table, contentFields(kind)])),
};

/** Names of columns without a form field: of other tables, and of the parts of a stored value. */
const columnNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(fieldsOfTables).flatMap((fields) => Object.keys(fields).map((name) => [name, calledIn(fields, name) ?? ''])),
  ),
  ...sharedColumns,
  ...catalogueColumns,
  ...salesColumns,
  ...memberColumns,
  ...managementColumns,
};

/** A column as a field of its noun; undefined if it is not one. */
export function fieldIn(table: string, column: string): Field | undefined {
  return fieldsOfTables[table]?.[column];
}

/** True if the log has a word for a column. */
export function isNamed(table: string, column: string): boolean {
  return fieldIn(table, column) !== undefined || column in columnNames;
}

/** The name of a column in the log. Unknown ones are shown as is. */
export function columnNameIn(table: string, column: string): string {
  return calledIn(fieldsOfTables[table] ?? {}, column) ?? columnNames[column] ?? column;
}

function calledIn(fields: Fields, column: string): string | undefined {
  const field = fields[column];
  return field?.inLog ?? field?.inList ?? field?.label;
}

export const valueNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(orderNames).map(([state, { name }]) => [state, name.ko])),
  ...{ ...paymentTexts, ...methodNames, ...fieldTexts.weekdays, ...graphicFields.cloth_families.options },
  ...{ ...settlementTexts.states, ...settlementTexts.taxes, ...settlementTexts.kinds, ...settlementTexts.causes },
  ...{ ...claimNounTexts.state, ...claimNounTexts.type, ...claimNounTexts.fault, ...claimNounTexts.refundState },
  ...{ ...preparationFields.state.options, ...shareFields.state.options, ...receiptFields.state.options, ...receiptFields.purpose.options },
  ...{ ...brandRequestFields.state.options, ...hidingReasonNames, ...roleNames, ...staffRoleNames },
  REVIEW: '검토 중',
  ACT: '사용',
  STOP: '중지',
  user: '쇼핑',
  REQUESTED: '요청',
  REDELIVERING: '재발송 중',
  ACKNOWLEDGED: '발주 확인',
  CANCELLED: '취소',
  UPHELD: '숨김 처리',
  HIDDEN: '숨김',
  PENDING: '답변 전',
  ANSWERED: '답변 완료',
  OPEN: '열림',
  RESOLVED: '처리함',
  PAID: '끝냄',
  ENDED: '끝남',
  WAITING: '기다림',
  SENT: '보냄',
  EARNED: '적립',
  USED: '사용',
  EXPIRED: '소멸',
  ADMIN: '직원',
  MEMBER: '회원',
  JOB: '자동 처리',
  TRACKER: '택배사',
  PRINT_FILES_TAKEN: '인쇄 파일 받음',
  WAYBILL_SHEET_TAKEN: '송장 양식 받음',
  WAYBILL_GIVEN: '송장 등록',
  WAYBILL_CHANGED: '송장 고침',
  TRACKED: '배송 조회',
  SLIP_EXPECTED: '지연 예상',
  SLIP_AVERTED: '지연 해소',
  DELIVERY_CHANGED: '배송지 변경',
  OPTION_CHANGED: '옵션 변경',
  PREPARED_BY_STAFF: '직원이 만든 주문서',
  PROOF_APPROVED: '디자인 확인서 승인',
  REPRINTED: '다시 제작',
  REPRINT_UNDONE: '다시 제작 취소',
  ...reprintCauseNames,
  NOTE: '메모',
  REFUND: '환불',
  ACCEPT: '그대로 인정',
  SETTLE: '밖에서 처리함',
  REISSUE: '다시 발급',
  ARTIST: '아티스트',
  BRAND: '브랜드',
};

/** Values with another meaning in one column: `table.column.WORD`. */
export const valueNamesThere: Readonly<Record<string, string>> = {
  'product.review_reports.state.WAITING': '처리 전',
  'product.review_reports.state.REJECTED': '문제없음',
  'product.own_pictures.state.WAITING': '확인 전',
  'product.own_pictures.state.ACCEPTED': '확인함',
  'product.own_pictures.state.REFUSED': '거절',
  'product.own_pictures.refused_for.HARMFUL': '유해한 내용',
  'sales.payments.status.PAID': '결제됨',
  'sales.payments.status.CANCELLED': '환불',
  'sales.settlements.state.PAID': '지급 완료',
  'sales.orders.step.PAYMENT_COMPLETE': '신규 주문',
  'sales.discrepancies.state.OPEN': '처리 전',
  'sales.settlement_periods.state.OPEN': '진행 중',
};
