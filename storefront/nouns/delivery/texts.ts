import { defineMessages } from '#client/locale/message.ts';

/** The five wishes for delivery by the labels of rules/money/shipping.ts (specification 9). */
export const deliveryPresetMessages = defineMessages({
  delivery_preset_front_door: { ko: '문 앞에 놓아 주세요', en: 'Leave at front door', cn: '请放在门口' },
  delivery_preset_call_first: { ko: '배송 전에 연락해 주세요', en: 'Call before delivery', cn: '配送前请联系' },
  delivery_preset_security_office: { ko: '경비실에 맡겨 주세요', en: 'Leave with security office', cn: '请交给保安室' },
  delivery_preset_parcel_box: { ko: '택배함에 넣어 주세요', en: 'Parcel box', cn: '请放入快递柜' },
  delivery_preset_manual: { ko: '직접 입력', en: 'Enter manually', cn: '手动输入' },
});

/** Sentences of delivery destinations. */
export const deliveryMessages = defineMessages({
  destination: { ko: '배송지', en: 'Delivery destination', cn: '收货地址' },
  change: { ko: '배송지 변경', en: 'Change', cn: '更改地址' },
  saved: { ko: '배송지 목록', en: 'Saved destinations', cn: '地址列表' },
  add: { ko: '새 배송지 입력', en: 'Enter a new destination', cn: '输入新地址' },
  useSaved: { ko: '저장된 배송지에서 선택', en: 'Choose a saved one', cn: '从已保存地址中选择' },
  isDefault: { ko: '기본 배송지', en: 'Default', cn: '默认地址' },
  recipient: { ko: '받는 사람', en: 'Recipient', cn: '收货人' },
  phone: { ko: '휴대폰 번호', en: 'Phone', cn: '手机号' },
  zipCode: { ko: '우편번호', en: 'Zip code', cn: '邮政编码' },
  zipHint: { ko: '숫자 5자리', en: '5 digits', cn: '5 位数字' },
  address: { ko: '주소', en: 'Address', cn: '地址' },
  addressHint: { ko: '도로명 주소를 입력해 주세요.', en: 'Street address', cn: '请输入道路名地址。' },
  detailAddress: { ko: '상세 주소', en: 'Detail address', cn: '详细地址' },
  detailHint: { ko: '동, 호수', en: 'Building, unit', cn: '楼栋、门牌号' },
  save: { ko: '배송지 목록에 저장', en: 'Save to my destinations', cn: '保存到地址列表' },
  request: { ko: '배송 요청사항', en: 'Shipping request', cn: '配送要求' },
  requestChoose: { ko: '요청사항을 선택해 주세요', en: 'Choose a request', cn: '请选择配送要求' },
  requestText: { ko: '요청사항 직접 입력', en: 'Your request', cn: '手动输入要求' },
  requestHint: { ko: '{count}/{max}자', en: '{count}/{max}', cn: '{count}/{max}' },
  none: { ko: '요청사항 없음', en: 'No request', cn: '无要求' },
  remote: {
    ko: '제주·도서산간 지역은 추가 배송비가 포함됩니다.',
    en: 'Delivery to Jeju and remote islands includes an extra fee.',
    cn: '济州及偏远地区的运费已包含附加费用。',
  },
  recipientMissing: { ko: '받는 사람을 입력해 주세요.', en: 'Please enter the recipient.', cn: '请输入收货人。' },
  phoneWrong: { ko: '휴대폰 번호를 확인해 주세요.', en: 'Please check the phone number.', cn: '请检查手机号。' },
  zipWrong: { ko: '우편번호 5자리를 입력해 주세요.', en: 'Please enter the 5-digit zip code.', cn: '请输入 5 位邮政编码。' },
  addressMissing: { ko: '주소를 입력해 주세요.', en: 'Please enter the address.', cn: '请输入地址。' },
  nameMissing: { ko: '이름을 입력해 주세요.', en: 'Please enter the name.', cn: '请输入姓名。' },
});
