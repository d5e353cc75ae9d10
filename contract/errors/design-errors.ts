import { OWN_PICTURE_LEAST_EDGE, OWN_PICTURE_MAX_BYTES } from '#rules/design/picture/own-picture.ts';
import { type ErrorEntry, entry } from './error-entry.ts';

const megabytes = OWN_PICTURE_MAX_BYTES / 1024 / 1024;

/** Errors of custom designs, part of the table in contract/errors/errors.ts. */
export const designErrors = {
  DESIGN_NOT_FOUND: entry(404, 'The custom design was not found.', '커스텀 디자인을 찾을 수 없습니다.', '未找到该定制设计。'),
  DESIGN_EMPTY: entry(
    422,
    'Please add at least one graphic or text to the design.',
    '디자인에 그래픽이나 텍스트를 하나 이상 추가해 주세요.',
    '请至少在设计中添加一个图案或文字。',
  ),
  DESIGN_NOT_PRINTABLE: entry(
    422,
    'This design cannot be printed as it was saved. Please open it in the editor and save it again.',
    '저장된 상태로는 인쇄할 수 없는 디자인입니다. 에디터에서 열어 다시 저장해 주세요.',
    '该设计按保存的状态无法印制。请在编辑器中打开并重新保存。',
  ),
  DESIGN_FLAWED: entry(
    422,
    'This design cannot be offered: part of it is cut off, covered or not sold any more.',
    '인쇄가 잘리거나 가려진 곳, 판매하지 않는 그래픽이 있어 손님에게 내놓을 수 없는 디자인입니다.',
    '该设计有被裁切、被遮挡或已停售的部分，无法展示给顾客。',
  ),
  // What the artist of a graphic does not allow (rules/design/usage/graphic-usage.ts).
  GRAPHIC_TOO_NARROW: entry(
    422,
    'A graphic is printed smaller than its artist allows. Please make it larger.',
    '아티스트가 정한 것보다 작게 쓴 그래픽이 있습니다. 크기를 키워 주세요.',
    '有图案小于艺术家规定的尺寸，请放大。',
  ),
  GRAPHIC_TOO_WIDE: entry(
    422,
    'A graphic is printed larger than its artist allows. Please make it smaller.',
    '아티스트가 정한 것보다 크게 쓴 그래픽이 있습니다. 크기를 줄여 주세요.',
    '有图案大于艺术家规定的尺寸，请缩小。',
  ),
  GRAPHIC_OFF_CLOTH: entry(
    422,
    'The artist of a graphic does not allow it on this color. Please choose another color or graphic.',
    '아티스트가 이 옷 색에는 쓰지 않기로 한 그래픽이 있습니다. 옷 색이나 그래픽을 바꿔 주세요.',
    '有图案不允许用于此颜色的服装，请更换服装颜色或图案。',
  ),
  GRAPHIC_TURNED: entry(
    422,
    'The artist of a graphic does not allow turning it. Please set its rotation back to 0°.',
    '아티스트가 돌려 쓰지 않기로 한 그래픽이 있습니다. 회전을 0°로 되돌려 주세요.',
    '有图案不允许旋转，请将旋转重置为 0°。',
  ),
  GRAPHIC_NOT_ALONE: entry(
    422,
    'The artist of a graphic wants it alone on its side. Please remove the other graphics there or move them to another side.',
    '한 면에 혼자만 쓰기로 한 그래픽이 있습니다. 그 면의 다른 그래픽을 빼거나 다른 면으로 옮겨 주세요.',
    '有图案要求单独使用一面，请移除该面的其他图案或移到另一面。',
  ),
  GRAPHIC_CUT_OFF: entry(
    422,
    'The artist of a graphic does not allow it to be cut off. Please move or shrink it until all of it is inside the print area.',
    '잘라 쓸 수 없는 그래픽이 있습니다. 인쇄 영역 안에 모두 들어오도록 옮기거나 줄여 주세요.',
    '有图案不允许裁切，请移动或缩小，使其完整位于印刷区域内。',
  ),
  GRAPHIC_WRITTEN_OVER: entry(
    422,
    'The artist of a graphic does not allow text over it. Please move the text beside it or under it.',
    '위에 글자를 올릴 수 없는 그래픽이 있습니다. 텍스트를 옆으로 옮기거나 그래픽 아래로 내려 주세요.',
    '有图案不允许在上方放置文字，请将文字移到旁边或图案下方。',
  ),
  // Asked before it is bought: the caller repeats the call with `accepts`.
  DESIGN_LAYER_CUT_OFF: entry(
    409,
    'Part of a graphic lies outside the print area and will be cut off. Buy it like this?',
    '그래픽 일부가 인쇄 영역 밖에 있어 잘려서 인쇄됩니다. 그대로 담을까요?',
    '有图案部分超出印刷区域，会被裁切。仍要加入吗？',
  ),
  DESIGN_LAYER_POOR: entry(
    409,
    'A graphic will print blurred at this size. Buy it like this?',
    '해상도가 낮아 흐리게 인쇄될 그래픽이 있습니다. 그대로 담을까요?',
    '有图案在此尺寸下会印刷模糊，仍要加入吗？',
  ),
  DESIGN_NOT_OF_PRODUCT: entry(422, 'This is no design of this product.', '이 상품의 디자인이 아닙니다.', '该设计不属于此商品。'),
  TEXT_LETTERS_MISSING: entry(
    422,
    'A font lacks letters of a text on this design. Please choose another font or other words.',
    '글꼴에 없는 글자가 있는 텍스트가 있습니다. 글꼴이나 글자를 바꿔 주세요.',
    '有文字使用了字体中没有的字符，请更换字体或文字。',
  ),
  TEXT_REFUSED: entry(
    422,
    'The shop does not print one of these words. Please choose others.',
    '인쇄해 드릴 수 없는 말이 있습니다. 다른 말로 바꿔 주세요.',
    '其中有无法印制的词语，请换一种说法。',
  ),
  OWN_PICTURES_OFF: entry(
    403,
    'The shop does not print pictures of your own at the moment.',
    '지금은 내 사진을 인쇄하지 않습니다.',
    '目前暂不提供自有图片印制。',
  ),
  OWN_PICTURE_TOO_LARGE: entry(
    413,
    `A picture can be up to ${megabytes} MB.`,
    `사진은 한 장에 ${megabytes}MB까지 올릴 수 있습니다.`,
    `每张图片最大${megabytes}MB。`,
  ),
  OWN_PICTURE_TOO_SMALL: entry(
    422,
    `The picture is too small to print: each side needs at least ${OWN_PICTURE_LEAST_EDGE} pixels.`,
    `너무 작아 인쇄할 수 없는 사진입니다. 가로와 세로가 ${OWN_PICTURE_LEAST_EDGE}픽셀 이상이어야 합니다.`,
    `图片太小无法印制，宽和高都需至少${OWN_PICTURE_LEAST_EDGE}像素。`,
  ),
  OWN_PICTURE_NOT_FOUND: entry(
    404,
    'A picture on this design was not found. Please add it again.',
    '디자인에 있는 사진을 찾을 수 없습니다. 다시 올려 주세요.',
    '未找到设计中的图片，请重新上传。',
  ),
  OWN_PICTURE_REFUSED: entry(
    422,
    'The shop cannot print one of your pictures. Please use another one.',
    '인쇄해 드릴 수 없는 사진입니다. 다른 사진으로 바꿔 주세요.',
    '有图片无法印制，请换一张。',
  ),
  DESIGN_WITH_OWN_PICTURE: entry(
    422,
    'A design with an own picture cannot be offered by the shop.',
    '내 사진이 있는 디자인은 상점 디자인으로 쓸 수 없습니다.',
    '含自有图片的设计无法作为商店设计。',
  ),
  TEAM_ORDER_NOT_FOUND: entry(404, 'This team order does not exist any more.', '단체 주문을 찾을 수 없습니다.', '未找到该团体订单。'),
  TEAM_ORDER_CLOSED: entry(409, 'This team order is closed.', '마감된 단체 주문입니다.', '该团体订单已截止。'),
  TEAM_ORDER_FULL: entry(422, 'A team order takes 100 people at most.', '단체 주문은 100명까지 받을 수 있습니다.', '团体订单最多 100 人。'),
  TEAM_PERSON_NOT_FOUND: entry(404, 'This entry does not exist any more.', '참여 내용을 찾을 수 없습니다.', '未找到该参加信息。'),
  DESIGN_REQUIRED: entry(
    422,
    'Please design this product before you order it.',
    '디자인을 완성한 뒤 주문해 주세요.',
    '请先完成设计再下单。',
  ),
} as const satisfies Record<string, ErrorEntry>;
