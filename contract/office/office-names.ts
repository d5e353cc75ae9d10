import type { MemberStanding } from '#rules/member/sign-in/member-standing.ts';
import type { CashReceiptPurpose, CashReceiptState } from '#rules/money/cash-receipt.ts';
import type { PointReason } from '#rules/money/points/point-entries.ts';
import type { EntryCause, ShareKind } from '#rules/money/royalty.ts';
import type { PeriodState } from '#rules/money/settlement.ts';
import type { ClaimState, ClaimType, Fault } from '#rules/order/claim/claim.ts';
import type { ReprintCause } from '#rules/order/press/reprint.ts';
import { isAcknowledgement, isCancelledStep, type WorkStep, workSteps } from '#rules/order/work-step.ts';
import { DIRECT, OTHER_SITE } from '#rules/shop/channel.ts';
import { orderNames } from '../names/order-names.ts';

/** What operators call states and kinds, on the screens of the office and in the files they take out. */

export const acknowledgedName = '발주 확인';

/** The name of an order's step. */
export function stepName(step: WorkStep): string {
  if (isAcknowledgement(step)) return acknowledgedName;
  return isCancelledStep(step) ? '취소' : (orderNames[step].step ?? orderNames[step].name.ko);
}

export const stepNames: Readonly<Record<string, string>> = Object.fromEntries(workSteps.map((step) => [step, stepName(step)]));

export const methodNames: Readonly<Record<string, string>> = {
  CARD: '카드',
  VIRTUAL_ACCOUNT: '가상계좌',
  KAKAO_PAY: '카카오페이',
  NAVER_PAY: '네이버페이',
  TOSS_PAY: '토스페이',
};

/** Why a piece was made again. */
export const reprintCauseNames: Readonly<Record<ReprintCause, string>> = {
  MISPRINT: '잘못 인쇄함',
  WRONG_SIZE: '사이즈가 다름',
  DAMAGED: '원단이 상함',
  LOST: '없어짐',
  OTHER: '기타',
};

/** The channels that the shop knows by name; others are shown as their links name them. */
export const channelNames: Readonly<Record<string, string>> = {
  [DIRECT]: '직접 방문',
  [OTHER_SITE]: '다른 사이트',
  naver: '네이버',
  daum: '다음',
  kakao: '카카오',
  google: '구글',
  instagram: '인스타그램',
  facebook: '페이스북',
  youtube: '유튜브',
  '': '기록 없음',
};

export const claimTypeNames: Readonly<Record<ClaimType, string>> = {
  CANCEL: '취소',
  RETURN: '반품',
  EXCHANGE: '교환',
  GOODWILL: '보상',
};

export const claimStateNames: Readonly<Record<ClaimState, string>> = {
  REQUESTED: '신청',
  COLLECTING: '회수 중',
  COLLECTED: '회수 완료',
  REDELIVERING: '교환 발송',
  ACCEPTED: '환불 중',
  COMPLETED: '완료',
  REJECTED: '거절',
  WITHDRAWN: '철회',
};

export const faultNames: Readonly<Record<Fault, string>> = { SHOPPER: '구매자', SHOP: '판매자', COURIER: '택배사' };

/** A shopper's reasons for a claim; REST also accepts other values. */
export const claimReasonNames: Readonly<Record<string, string>> = {
  CHANGE_OF_MIND: '단순 변심',
  WRONG_OPTION: '옵션 잘못 선택',
  ORDER_AGAIN: '다시 주문',
  DELIVERY: '배송 지연',
  SOLD_OUT: '품절',
  MISPRINT: '제작 불량',
  NOT_PRINTABLE: '인쇄할 수 없는 디자인',
  SIZE: '사이즈 안 맞음',
  DEFECT: '상품 하자',
  PRINT: '인쇄 불량',
  WRONG_ITEM: '오배송',
  DAMAGED: '배송 중 파손',
  GOODWILL: '고객 보상',
};

export const receiptStateNames: Readonly<Record<CashReceiptState, string>> = {
  REQUESTED: '신청',
  ISSUED: '발급',
  FAILED: '실패',
  CANCELLED: '취소',
};

export const receiptPurposeNames: Readonly<Record<CashReceiptPurpose, string>> = { PERSONAL: '소득공제', CORPORATE: '지출증빙' };

export const standingNames: Readonly<Record<MemberStanding, string>> = {
  ACTIVE: '사용 중',
  BLOCKED: '차단',
  WITHDRAWN: '탈퇴',
  FORGOTTEN: '파기',
};

export const pointReasonNames: Readonly<Record<PointReason, string>> = {
  SIGN_UP: '가입',
  PURCHASE: '구매 확정',
  REVIEW: '리뷰',
  PHOTO_REVIEW: '사진 리뷰',
  REVIEW_RESTORED: '리뷰 다시 공개',
  DESCENDANT: '첫 디자이너',
  EVENT: '이벤트',
  ORDER: '주문에 사용',
  ORDER_CANCELLED: '주문 취소로 돌려줌',
  ORDER_RETURNED: '반품으로 돌려줌',
  EXPIRY: '소멸',
  ADMIN: '직원 처리',
  MOVED: '이전 쇼핑몰 적립금',
  OFFSET: '회수분 차감',
};

export const periodStateNames: Readonly<Record<PeriodState, string>> = {
  OPEN: '진행 중',
  CLOSED: '마감',
  INVOICED: '지급 대기',
  PAID: '지급 완료',
};
export const entryCauseNames: Readonly<Record<EntryCause, string>> = { SALE: '판매', REVERSAL: '반품·취소', CORRECTION: '정정' };
export const shareKindNames: Readonly<Record<ShareKind, string>> = { ROYALTY: '로열티', DONATION: '기부', PROCEEDS: '판매 대금' };
