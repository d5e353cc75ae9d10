import { ChartColumn, Coins, FileSpreadsheet, Landmark, Percent, ReceiptText, Scale } from 'lucide-react';
import type { ScreensOfGroup } from '../screen.ts';

export const moneyScreens: ScreensOfGroup = [
  {
    path: '/figures',
    title: '매출',
    words: '통계 일별 월별 상품별 브랜드별 그래픽별 아티스트별 지난해',
    permission: 'figure.read',
    icon: ChartColumn,
    load: async () => (await import('../screens/figures/screen.tsx')).FigureScreen,
  },
  {
    path: '/vat',
    title: '부가세 자료',
    words: '세금 신고 공급가액 내려받기',
    permission: 'figure.read',
    icon: FileSpreadsheet,
    load: async () => (await import('../screens/vat/screen.tsx')).VatScreen,
  },
  {
    path: '/settlements',
    title: '정산',
    words: '마감 이체 파일 지급',
    permission: 'settlement.manage',
    icon: Landmark,
    load: async () => (await import('../screens/settlements/list.tsx')).SettlementList,
    below: [
      { path: '/:id', load: async () => (await import('../screens/settlements/detail.tsx')).SettlementDetail },
      {
        path: '/:id/statements/:payee',
        title: '정산 명세서',
        load: async () => (await import('../screens/settlements/statement.tsx')).SettlementStatement,
      },
    ],
  },
  {
    path: '/royalties',
    title: '로열티',
    words: '요율 계좌 세금 정정',
    permission: 'royalty.manage',
    icon: Coins,
    load: async () => (await import('../screens/royalties/list.tsx')).RoyaltyList,
    below: [{ path: '/:id', load: async () => (await import('../screens/royalties/detail.tsx')).RoyaltyDetail }],
  },
  {
    path: '/commissions',
    title: '브랜드 수수료',
    words: '입점 요율 카테고리 계좌 정정 판매 대금',
    permission: 'royalty.manage',
    icon: Percent,
    load: async () => (await import('../screens/commissions/list.tsx')).CommissionList,
    below: [{ path: '/:id', load: async () => (await import('../screens/commissions/detail.tsx')).CommissionDetail }],
  },
  {
    path: '/discrepancies',
    title: '금액 불일치',
    words: '무통장 초과 부족 늦은 입금 환불 실패',
    permission: 'discrepancy.settle',
    icon: Scale,
    load: async () => (await import('../screens/discrepancies/list.tsx')).DiscrepancyList,
  },
  {
    path: '/refund-accounts/:payment',
    title: '환불 계좌',
    permission: 'discrepancy.settle',
    group: null,
    load: async () => (await import('../screens/refund-accounts/screen.tsx')).RefundAccountScreen,
  },
  {
    path: '/cash-receipts',
    title: '현금영수증',
    words: '소득공제 지출증빙',
    permission: 'cash-receipt.manage',
    icon: ReceiptText,
    load: async () => (await import('../screens/cash-receipts/list.tsx')).ReceiptList,
  },
];
