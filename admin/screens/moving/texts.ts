import type { MovedReading } from '#contract/rest/admin/moving/moving.ts';
import type { MovedKind } from '#rules/office/moving/moved-headings.ts';

const number = (value: number) => value.toLocaleString('ko');

export const movingTexts = {
  title: '이사 오기',
  lead: '쓰던 쇼핑몰에서 내려받은 파일로 회원, 적립금, 리뷰와 옛 주소를 가져와요. 같은 파일을 다시 올려도 두 번 들어오지 않아요.',
  source: '어디에서 오나요?',
  goods: '상품은 ‘상품 파일’에서 먼저 가져와 주세요. ‘옛 상품번호’ 열을 채우면 리뷰가 제자리를 찾고 옛 상품 주소가 이어져요.',
  goodsLink: '상품 파일',
  step: (index: number, name: string) => `${index}. ${name}`,
  kinds: { MEMBERS: '회원', POINTS: '적립금', REVIEWS: '리뷰', ADDRESSES: '옛 주소' } satisfies Record<MovedKind, string>,
  notes: {
    MEMBERS:
      '이메일과 이름이 꼭 있어야 해요. 수신 동의는 동의한 날짜와 함께 와요. 비밀번호는 오지 않아서 회원이 ‘비밀번호 찾기’로 새로 정해요. 가져올 때 아무에게도 메일이나 문자가 가지 않지만, 동의한 지 2년이 지난 회원에게는 다음 날부터 법에 따른 수신 동의 안내 메일이 가요.',
    POINTS: '회원 파일에 적립금 열이 없을 때만 올려 주세요. 회원마다 한 번만 들어오고, 유효 기간은 이 쇼핑몰의 규칙을 따라요.',
    REVIEWS: '옛 상품번호, 상품코드, 상품명 순서로 상품을 찾아요. 작성자는 가려서 보여요.',
    ADDRESSES: '‘옛 주소’와 ‘새 주소’ 두 열이면 돼요. 없는 페이지를 찾아온 손님과 검색 엔진을 새 주소로 보내요 (301).',
  } satisfies Record<MovedKind, string>,
  file: '파일 고르기',
  headings: '아는 열 제목',
  summary: ({ rows, added, unchanged, refused }: MovedReading) =>
    `${number(rows)}줄 중 새로 올 것 ${number(added)}건, 이미 있는 것 ${number(unchanged)}건, 가져올 수 없는 줄 ${number(refused)}개`,
  points: (points: number, isTaken: boolean) => `적립금 ${number(points)}원이 함께 ${isTaken ? '왔어요' : '와요'}.`,
  leftOut: {
    phone: (count: number) => `휴대폰 번호가 아닌 ${number(count)}건은 번호 없이 가져와요.`,
    consent: (count: number) => `동의한 날짜가 없는 수신 동의 ${number(count)}건은 가져오지 않아요.`,
  },
  mapping: '읽은 열',
  unread: (headings: readonly string[]) => `쓰지 않는 열: ${headings.join(', ')}`,
  problems: '가져올 수 없는 줄',
  row: '줄',
  rowNumber: (row: number) => `${number(row)}번째 줄`,
  column: '열',
  value: '적은 값',
  reason: '이유',
  more: (count: number) => `그 밖에 ${number(count)}줄이 더 있어요. 파일로 모두 볼 수 있어요.`,
  refusedFile: '가져올 수 없는 줄 받기',
  refusedTaken: '파일을 받았어요.',
  take: (count: number) => `${number(count)}건 가져오기`,
  nothing: '새로 가져올 것이 없어요.',
  confirm: (kind: string, count: number) => `${kind} ${number(count)}건을 가져올까요?`,
  taken: ({ added, unchanged, refused }: MovedReading) =>
    `${number(added)}건을 가져왔어요. 이미 있던 것 ${number(unchanged)}건, 가져오지 못한 줄 ${number(refused)}개예요.`,
  addresses: '이어 둔 옛 주소',
  addressesNote: '페이지를 찾지 못할 때만 쓰여요. 상품의 옛 번호로 이어진 주소는 카페24, 고도몰, 메이크샵의 상품 주소를 모두 알아봐요.',
  search: '옛 주소나 번호 찾기',
  none: '이어 둔 옛 주소가 없어요.',
  total: (total: number, shown: number) => (total > shown ? `${number(total)}개 중 새로운 ${number(shown)}개` : `${number(total)}개`),
  number: (value: string) => `옛 상품번호 ${value}`,
  remove: '지우기',
  removeAsk: '이 옛 주소를 지울까요? 찾아온 손님은 ‘페이지를 찾을 수 없어요’를 보게 돼요.',
  removed: '옛 주소를 지웠어요.',
} as const;
