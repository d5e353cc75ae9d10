import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of order processing: moves, waybills, print files. Operators see them next to the row concerned. */
export const workErrors = {
  ORDER_HAS_OPEN_CLAIM: entry(
    409,
    'A claim of this order is not decided yet. Decide it first.',
    '처리하지 않은 클레임이 있는 주문입니다. 클레임을 먼저 처리해 주세요.',
    '该订单有未处理的售后申请，请先处理。',
  ),
  ORDER_PICTURE_REFUSED: entry(
    409,
    'A picture of this order was refused, so it is not produced.',
    '인쇄를 거절한 사진이 있어 제작할 수 없는 주문입니다.',
    '该订单含有被拒绝印制的图片，无法制作。',
  ),
  PROOF_UNAPPROVED: entry(
    409,
    'The buyer of this team order has not approved the proof yet. It can be printed once they have.',
    '주문한 분이 아직 디자인 확인서를 승인하지 않은 단체 주문입니다. 승인하면 제작을 시작할 수 있습니다.',
    '团体订单的下单人尚未确认设计确认书，确认后方可开始制作。',
  ),
  ORDER_PICTURE_WAITING: entry(
    409,
    'Nobody has looked at a picture of this order yet. Accept or refuse it first.',
    '아직 확인하지 않은 손님 사진이 있습니다. 손님 사진 화면에서 먼저 확인해 주세요.',
    '该订单有尚未审核的顾客图片，请先审核。',
  ),
  NOTHING_TO_PRODUCE: entry(409, 'Nothing of this order is made to order.', '제작할 상품이 없는 주문입니다.', '该订单没有需要定制的商品。'),
  PRODUCTION_REQUIRED: entry(
    409,
    'Goods of this order are made first.',
    '제작을 마친 뒤 배송을 준비할 수 있습니다.',
    '需先完成制作才能准备发货。',
  ),
  DELIVERY_FIXED: entry(
    409,
    'The parcel has its waybill, or the order is cancelled: where it goes is fixed.',
    '송장이 등록되었거나 취소된 주문은 배송지를 바꿀 수 없습니다.',
    '已登记运单或已取消的订单无法更改收货地址。',
  ),
  ORDER_LINE_NOT_FOUND: entry(404, 'The item is not in this order.', '이 주문에 없는 상품입니다.', '该订单中没有此商品。'),
  OPTION_FIXED: entry(
    409,
    'Production has begun, or the order is cancelled: its options are fixed.',
    '제작을 시작했거나 취소된 주문은 옵션을 바꿀 수 없습니다.',
    '已开始制作或已取消的订单无法更改选项。',
  ),
  OPTION_UNAVAILABLE: entry(
    409,
    'This option costs something else, is no longer sold or is out of stock. Please cancel the item and order again.',
    '가격이 다르거나 재고가 부족한 옵션으로는 바꿀 수 없습니다. 취소한 뒤 다시 주문해 주세요.',
    '价格不同或库存不足的选项无法更换，请取消后重新下单。',
  ),
  WAYBILL_REQUIRED: entry(409, 'Enter the waybill number first.', '송장번호를 먼저 입력해 주세요.', '请先填写运单号。'),
  WAYBILL_MISSING: entry(422, 'The row has no waybill number.', '송장번호가 비어 있습니다.', '该行没有运单号。'),
  WAYBILL_ROUNDED: entry(
    422,
    'The spreadsheet rounded this number (6.3E+11). Make the column text, and save it again.',
    '엑셀이 송장번호를 반올림했습니다(6.3E+11). 열을 텍스트로 바꿔 다시 저장해 주세요.',
    '表格将运单号四舍五入（6.3E+11），请改为文本格式后重新保存。',
  ),
  WAYBILL_UNREADABLE: entry(
    422,
    'This cannot be a waybill number of the courier: check its digits.',
    '택배사의 송장번호 형식이 아닙니다. 자릿수를 확인해 주세요.',
    '与该快递公司的运单号格式不符，请检查位数。',
  ),
  WAYBILL_DIFFERS: entry(
    409,
    'The order has left with another waybill number. Correct it on the order.',
    '다른 송장번호로 이미 발송한 주문입니다. 주문 화면에서 수정해 주세요.',
    '该订单已用其他运单号发货，请在订单页面修改。',
  ),
  WAYBILL_TAKEN: entry(
    409,
    'This waybill number is on an order of somebody else.',
    '받는 사람이 다른 주문에 이미 쓴 송장번호입니다.',
    '该运单号已用于其他收件人的订单。',
  ),
  WAYBILL_TWICE: entry(
    409,
    'The file gives this order two waybill numbers.',
    '파일에 이 주문의 송장번호가 두 개 있습니다.',
    '文件中该订单有两个运单号。',
  ),
  COURIER_UNKNOWN: entry(422, 'The courier is not known.', '알 수 없는 택배사입니다.', '未知的快递公司。'),
  COURIER_UNCLEAR: entry(
    422,
    'This column names couriers, but its heading is not known. Call it 택배사, and send the file again.',
    '택배사가 적힌 열의 제목을 알 수 없습니다. 제목을 ‘택배사’로 바꿔 다시 올려 주세요.',
    '快递公司列的标题无法识别，请将标题改为“택배사”后重新上传。',
  ),
  WAYBILL_FILE_UNREADABLE: entry(
    422,
    'This file cannot be read. Please send xlsx or CSV.',
    '읽을 수 없는 파일입니다. xlsx 또는 CSV 파일을 올려 주세요.',
    '无法读取该文件，请上传 xlsx 或 CSV。',
  ),
  WAYBILL_FILE_OLD: entry(
    422,
    'This is an old, locked or web-page Excel file (.xls). Please save it again as xlsx without a password.',
    '옛 엑셀(.xls), 웹 페이지로 저장된 .xls 또는 암호가 걸린 파일입니다. 암호 없이 xlsx로 다시 저장해 주세요.',
    '这是旧版、网页格式（.xls）或加密的 Excel 文件，请另存为无密码的 xlsx。',
  ),
  WAYBILL_HEADINGS_UNKNOWN: entry(
    422,
    'No headings were found: a column for the waybill number and one for the order number are needed.',
    '제목 줄을 찾지 못했습니다. 송장번호와 주문번호(또는 수하인명·전화) 열이 필요합니다.',
    '未找到标题行，需要运单号列和订单号列。',
  ),
  WAYBILL_FILE_TOO_LARGE: entry(413, 'The file is too large.', '파일이 너무 큽니다.', '文件过大。'),
  PRINT_PICTURE_MISSING: entry(
    409,
    'A picture of a design is not in storage.',
    '보관된 디자인 이미지를 찾을 수 없습니다.',
    '未找到已保存的设计图片。',
  ),
} as const satisfies Record<string, ErrorEntry>;
