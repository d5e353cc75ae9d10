import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of staff and artists editing the catalogue. */
export const catalogueErrors = {
  PRODUCT_CODE_TAKEN: entry(
    409,
    'Another product of this brand has this code.',
    '이 브랜드에 같은 상품 코드가 이미 있습니다.',
    '该品牌已有相同的商品编码。',
  ),
  PRODUCT_INCOMPLETE: entry(
    422,
    'Something that a product on sale needs is missing.',
    '판매하는 데 필요한 내용이 빠져 있습니다.',
    '缺少上架所需的内容。',
  ),
  CATALOGUE_IN_USE: entry(
    409,
    'It was ordered or designed already and cannot be deleted. Stop its sale instead.',
    '주문이나 디자인에 쓰인 적이 있어 지울 수 없습니다. 대신 판매를 멈춰 주세요.',
    '已被订单或设计使用，无法删除。请改为停止销售。',
  ),
  PATH_TAKEN: entry(409, 'This address is taken.', '이미 쓰고 있는 주소입니다.', '该地址已被使用。'),
  CATEGORY_CIRCLE: entry(
    409,
    'A category cannot stand below itself.',
    '카테고리를 자기 아래로 옮길 수 없습니다.',
    '分类不能移动到自身之下。',
  ),
  CATEGORY_TOO_DEEP: entry(409, 'Categories stand in four levels at most.', '카테고리는 네 단계까지만 둘 수 있습니다.', '分类最多四级。'),
  CATEGORY_NOT_EMPTY: entry(
    409,
    'Products or categories stand in it. Move them first.',
    '상품이나 하위 카테고리가 남아 있습니다. 먼저 옮겨 주세요.',
    '其中仍有商品或子分类，请先移动。',
  ),
  MOVED_FILE_UNREADABLE: entry(
    422,
    'The file lacks the headings that are needed here, or they are spelled in a way we do not know.',
    '필요한 열 제목을 찾지 못했습니다. 아는 열 제목을 확인하고 파일의 첫 줄을 맞춰 주세요.',
    '未找到所需的列标题，请核对可识别的标题并修改文件首行。',
  ),
  SHEET_UNREADABLE: entry(
    422,
    'No headings were found. Take a file from here and keep its first row.',
    '제목 줄을 찾지 못했습니다. 여기서 받은 파일의 첫 줄을 그대로 두어 주세요.',
    '未找到标题行，请保留从此处下载文件的首行。',
  ),
  SHIPPING_POLICY_REQUIRED: entry(
    409,
    'Products need a shipping policy. Please create one first. Nothing was changed.',
    '상품에는 배송비 규칙이 필요합니다. 먼저 하나를 만들어 주세요. 아무것도 바꾸지 않았습니다.',
    '商品需要配送政策，请先创建。未作任何更改。',
  ),
  SHEET_HAS_ERRORS: entry(
    422,
    'Some rows cannot be taken. Nothing was changed.',
    '고쳐야 할 줄이 있어 아무것도 바꾸지 않았습니다.',
    '部分行有误，未做任何更改。',
  ),
  TERMS_DAY_OVER: entry(
    422,
    'New terms take effect today or on a later day.',
    '시행일은 오늘이나 그 뒤의 날로 정해 주세요.',
    '生效日期须为今天或之后的日期。',
  ),
  TERMS_IN_FORCE: entry(
    409,
    'Only a version that is not in force yet can be withdrawn.',
    '아직 시행되지 않은 판만 거둘 수 있습니다.',
    '只能撤回尚未生效的版本。',
  ),
  GRAPHIC_LIMIT_WAITING: entry(
    409,
    'As many works wait for review as may. Please wait for the answer.',
    '검토를 기다리는 그래픽이 많습니다. 답을 받은 뒤 올려 주세요.',
    '等待审核的作品已达上限，请稍后再上传。',
  ),
  GRAPHIC_FILE_KEPT: entry(
    409,
    'The work is in use or has terms of its own, so its file stays. Please send it with the file it has.',
    '이미 쓰이고 있거나 로열티 조건이 따로 정해진 그래픽이라 파일은 바꿀 수 없습니다. 처음 파일 그대로 보내 주세요.',
    '该作品已被使用或另有约定，文件不可更换，请使用原文件提交。',
  ),
  GRAPHIC_SALE_CLOSED: entry(
    409,
    'Only a graphic on sale can be stopped, and only one that its artist stopped can be taken up again.',
    '판매 중인 그래픽만 멈출 수 있고, 아티스트가 멈춘 그래픽만 다시 팔 수 있습니다.',
    '仅可停售在售的图案，且仅由艺术家停售的图案可恢复销售。',
  ),
  GRAPHIC_FILE_TOO_LARGE: entry(413, 'A work may be up to 30 MB.', '그래픽은 30MB까지 올릴 수 있습니다.', '作品文件不得超过30MB。'),
  MOCKUP_PHOTO_UNREADABLE: entry(422, 'The photo cannot be read.', '사진을 읽을 수 없습니다.', '无法读取照片。'),
} as const satisfies Record<string, ErrorEntry>;
