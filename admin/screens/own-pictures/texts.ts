import { pictureRefusalSentences } from '#contract/hiding-sentences.ts';
import { pictureRefusals } from '#rules/design/picture/own-picture.ts';

export const ownPictureTexts = {
  title: '손님 사진',
  lead: '주문에 들어간 손님의 사진이에요. 거절한 사진이 있는 주문은 제작으로 넘어가지 않아요.',
  tabs: { WAITING: '확인 전', REFUSED: '거절', ACCEPTED: '확인함' },
  empty: '여기에 있는 사진이 없어요.',
  picture: (number: string) => `주문 ${number}의 사진`,
  order: '주문',
  member: '회원',
  gone: '탈퇴한 회원',
  size: '크기',
  pixels: (width: number, height: number) => `${width} × ${height}px`,
  sent: '올린 날',
  alikeGraphics: '비슷한 아티스트 그래픽',
  alikeRefused: '비슷한 거절한 사진',
  accept: '인쇄할게요',
  accepted: '확인했어요.',
  refuse: '거절',
  refuseTitle: '사진 거절하기',
  refuseLead: '주문한 회원에게 사유를 알리고, 이 사진이 있는 주문은 제작하지 않아요. 같은 사진은 다시 올릴 수 없어요.',
  refuseReason: '거절하는 사유',
  refused: '거절하고 회원에게 알렸어요.',
  refusedFor: (reason: string) => `거절: ${reason}`,
  reasons: Object.fromEntries(pictureRefusals.map((reason) => [reason, pictureRefusalSentences[reason].ko])) as Readonly<
    Record<(typeof pictureRefusals)[number], string>
  >,
} as const;
