import { ClipboardList, ClipboardPenLine, ImageUp, LayoutDashboard, PackageOpen, Printer, Truck, Undo2 } from 'lucide-react';
import type { ScreensOfGroup } from '../screen.ts';

export const ordersScreens: ScreensOfGroup = [
  {
    path: '/today',
    title: '오늘',
    words: '대시보드 매출 전환 검색어 웹 바이탈',
    permission: 'dashboard.read',
    group: 'today',
    icon: LayoutDashboard,
    load: async () => (await import('../screens/dashboard/dashboard.tsx')).Dashboard,
  },
  {
    path: '/orders',
    title: '주문',
    words: '발주 확인 배송 준비 입금 대기 무통장 가상계좌 구매 확정',
    permission: 'order-desk.read',
    icon: ClipboardList,
    load: async () => (await import('../screens/orders/list.tsx')).OrderList,
    below: [
      { path: '/board', title: '주문 보드', load: async () => (await import('../screens/orders/board.tsx')).OrderBoardScreen },
      { path: '/:id', load: async () => (await import('../screens/orders/detail.tsx')).OrderDetail },
    ],
  },
  {
    path: '/prepared',
    title: '주문서 만들기',
    words: '전화 주문 수기 주문 대리 주문 결제 링크',
    permission: 'checkout.prepare',
    icon: ClipboardPenLine,
    load: async () => (await import('../screens/prepared/screen.tsx')).PreparedScreen,
  },
  {
    path: '/production',
    title: '제작',
    words: '하루 제작량 발송 약속 인쇄 파일 작업표 갱시트 롤 배치 바코드',
    permission: 'production.read',
    icon: Printer,
    load: async () => (await import('../screens/production/list.tsx')).ProductionList,
    below: [
      { path: '/sheet', title: '작업표', load: async () => (await import('../screens/production/sheet.tsx')).ProductionSheet },
      { path: '/gang-sheets', title: '롤 배치', load: async () => (await import('../screens/production/gang-sheets.tsx')).GangSheetScreen },
    ],
  },
  {
    path: '/packing',
    title: '포장·발송',
    words: '바코드 스캐너 송장 택배 검수',
    permission: 'production.pack',
    icon: PackageOpen,
    load: async () => (await import('../screens/packing/list.tsx')).PackingList,
  },
  {
    path: '/own-pictures',
    title: '손님 사진',
    words: '내 사진 확인 거절 저작권',
    permission: 'own-picture.judge',
    icon: ImageUp,
    load: async () => (await import('../screens/own-pictures/screen.tsx')).OwnPictureScreen,
  },
  {
    path: '/waybills',
    title: '송장',
    words: '택배 발송 운송장',
    permission: 'waybill.read',
    icon: Truck,
    load: async () => (await import('../screens/waybills/screen.tsx')).WaybillScreen,
  },
  {
    path: '/claims',
    title: '취소·반품·교환',
    words: '환불 클레임',
    permission: 'claim.settle',
    icon: Undo2,
    load: async () => (await import('../screens/claims/list.tsx')).ClaimList,
    below: [{ path: '/:id', load: async () => (await import('../screens/claims/detail.tsx')).ClaimDetail }],
  },
];
