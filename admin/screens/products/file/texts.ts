import type { ProductFileReading } from '#contract/rest/admin/catalogue/product-file.ts';
import type { SheetFault } from '#rules/catalogue/product/product-sheet.ts';

const number = (value: number) => value.toLocaleString('ko');

export const fileTexts = {
  title: '상품 파일',
  lead: '파일로 여러 상품을 한꺼번에 만들고 고쳐요. 한 줄이라도 잘못되면 아무것도 바꾸지 않아요. 재고 칸에 적은 수는 더하는 수가 아니라 지금 재고를 대신하는 수예요.',
  out: '내보내기',
  outNote: '모든 상품을 한 줄에 하나씩 담아요. 이 파일을 고쳐서 그대로 들여올 수 있어요.',
  formats: { xlsx: '엑셀', csv: 'CSV' },
  downloaded: '파일을 받았어요.',
  in: '들여오기',
  inNote:
    '브랜드와 상품코드로 상품을 찾아요. 없는 코드는 새 상품이 되고, 빈칸은 지금 값을 그대로 둬요. 재고는 적은 사이즈만 바뀌고, 미리 본 뒤에 팔린 것이 있으면 알려 드려요. 2,000줄까지예요.',
  file: '파일 고르기',
  pictures: '사진',
  picturesNote:
    '상품 사진을 zip 하나로 올리고, 파일의 ‘사진’ 열에 이름을 적어 주세요. 예: front.jpg | back.jpg. 첫 번째가 대표 사진이에요. 이미 올린 사진은 다시 올리지 않아도 돼요.',
  picturesFile: '사진 올리기 (zip)',
  picturesFolder: '상품 파일',
  picturesGoing: (name: string, done: number) => `${number(done + 1)}번째 사진을 올리고 있어요: ${name}`,
  picturesDone: (count: number) => `사진 ${number(count)}장을 올렸어요.`,
  picturesUnreadable: 'zip이 아니거나 사진이 1,000장보다 많아요.',
  reading: (name: string) => `미리 보기: ${name}`,
  summary: ({ rows, added, changed, unchanged, bad_rows }: ProductFileReading) =>
    `${number(rows)}줄 중 새 상품 ${number(added)}개, 바뀌는 상품 ${number(changed)}개, 그대로 ${number(unchanged)}개, 고칠 줄 ${number(bad_rows)}개`,
  problems: '고칠 줄',
  changes: '바뀌는 값',
  change: (column: string, before: string, after: string) => `${column}: ${before} → ${after}`,
  moreChanges: (count: number) => `그 밖에 ${number(count)}개가 더 바뀌어요.`,
  promotion: (price: string) => `지금 진행하는 프로모션 가격은 ${price}이에요.`,
  lost: (count: number) =>
    `글자가 깨진 칸이 ${number(count)}개 있어 지금 값을 그대로 둬요. 엑셀(xlsx)이나 UTF-8 CSV로 저장하면 모든 글자가 남아요.`,
  lostCell: (row: string, name: string, column: string, value: string, kept: string) =>
    `${row} ${name}의 ${column}: 파일에는 ‘${value}’, 지금 값은 ‘${kept}’`,
  moreLost: (count: number) => `그 밖에 ${number(count)}개가 더 있어요.`,
  product: '상품',
  value: '적은 값',
  row: '줄',
  rowNumber: (row: number) => `${number(row)}번째 줄`,
  column: '열',
  reason: '이유',
  take: (count: string) => `${count}개 들여오기`,
  taken: '파일을 들여왔어요.',
  nothing: '바뀌는 상품이 없어요.',
  notYet: (rows: number) => `고칠 줄이 ${number(rows)}개 있어요. 파일을 고쳐 다시 골라 주세요.`,
  faults: {
    MISSING: '비어 있어요. 꼭 있어야 해요.',
    TOO_LONG: '너무 길어요.',
    HIDDEN_SIGN: '보이지 않는 문자나 방향을 바꾸는 문자가 있어요. 지우고 다시 올려 주세요.',
    CODE_WRONG: '영문·숫자·-·_ 40자까지만 쓸 수 있어요.',
    CODE_TWICE: '이 파일에 같은 코드가 또 있어요.',
    BRAND_UNKNOWN: '없는 브랜드예요. 이름을 확인하거나 먼저 만들어 주세요.',
    CATEGORY_UNKNOWN: '없는 카테고리예요. 이름을 확인하거나 먼저 만들어 주세요.',
    PRICE_WRONG: '0원부터 1억 원까지의 숫자로 적어 주세요.',
    ABOVE_ORIGIN: '판매가가 정가보다 높아요.',
    BELOW_PROMOTION: '지금 진행하는 프로모션 가격보다 낮아요.',
    STATE_WRONG: '판매 중, 판매 중지, 단종 가운데 하나로 적어 주세요.',
    NUMBER_WRONG: '정해진 범위 안의 정수로 적어 주세요.',
    STOCK_WRONG: '‘S=10 | M=5’처럼 적어 주세요.',
    SIZE_UNKNOWN: '이 상품에 없는 사이즈예요. 내보낸 파일의 옵션 이름을 그대로 써 주세요.',
    NOT_READY: '팔 옵션이나 목업이 없어 아직 팔 수 없어요. ‘판매 중지’로 들여온 뒤 채워 주세요.',
    NEEDED_FOR_SALE: '팔려면 꼭 있어야 해요. 채우거나 상태를 ‘판매 중지’로 적어 주세요.',
    KIND_WRONG: '의류, 가방, 패션잡화, 생활용품, 기타 재화 가운데 하나로 적어 주세요.',
    PICTURE_UNKNOWN: '올린 사진에 없는 이름이에요. 사진을 먼저 올리거나 파일 이름을 확인해 주세요.',
    PICTURES_TOO_MANY: '사진은 21장까지예요.',
  } satisfies Record<SheetFault, string>,
} as const;
