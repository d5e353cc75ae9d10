import { to } from '#rules/office/particles.ts';

export const scanTexts = {
  title: '바코드로 처리하기',
  label: '작업표나 송장의 바코드',
  placeholder: '스캔하거나 번호를 입력하고 Enter',
  hint: '작업표를 한 번 스캔하면 주문이 열리고, 한 번 더 스캔하거나 Enter를 누르면 다음 단계로 가요. 마우스는 없어도 돼요.',
  working: '처리하고 있어요…',
  ready: '작업표의 바코드를 스캔해 주세요.',
  again: (act: string) => `한 번 더 스캔하거나 Enter를 누르면: ${act}`,
  scanAgain: '이미 처리했어요. 다음 작업표를 스캔해 주세요.',
  scanWaybill: '송장의 바코드를 스캔하면 발송해요.',
  moved: (step: string) => `${to(`‘${step}’`)} 옮겼어요.`,
  sent: (courier: string, number: string) => `${courier} ${number} 송장으로 발송했어요.`,
  undone: (step: string) => `${to(`‘${step}’`)} 되돌렸어요.`,
  undo: '되돌리기 (Esc)',
  courier: '택배사',
  unreadable: (text: string) => `‘${text}’ 코드는 주문번호가 아니에요.`,
  cancelled: '취소된 주문이에요. 만들거나 보내지 마세요.',
  gone: (step: string, parcel: string) => `이미 ‘${step}’ 단계예요.${parcel === '' ? '' : ` (${parcel})`}`,
  nothing: (step: string) => `‘${step}’ 단계라서 여기서 할 일이 없어요.`,
  units: (units: number) => `${units.toLocaleString('ko')}개`,
  parts: (lines: number, units: number) => `상품 ${lines.toLocaleString('ko')}가지, 모두 ${units.toLocaleString('ko')}개`,
} as const;
