import { ClipboardList, LayoutDashboard, Printer, Truck, Undo2 } from 'lucide-react';
import type { Screen } from '../screen.ts';

export const ordersScreens: readonly Screen[] = [
  {
    path: '/today',
    title: '오늘',
    permission: 'dashboard.read',
    group: 'today',
    icon: LayoutDashboard,
    load: async () => (await import('../screens/dashboard/dashboard.tsx')).Dashboard,
  },
  {
    path: '/orders',
    title: '주문',
    permission: 'order-desk.read',
    group: 'orders',
    icon: ClipboardList,
    load: async () => (await import('../screens/orders/list.tsx')).OrderList,
  },
  {
    path: '/orders/board',
    title: '주문 보드',
    permission: 'order-desk.read',
    group: null,
    load: async () => (await import('../screens/orders/board.tsx')).OrderBoardScreen,
  },
  {
    path: '/orders/:id',
    title: '주문',
    permission: 'order-desk.read',
    group: null,
    load: async () => (await import('../screens/orders/detail.tsx')).OrderDetail,
  },
  {
    path: '/production',
    title: '제작',
    permission: 'production.read',
    group: 'orders',
    icon: Printer,
    load: async () => (await import('../screens/production/list.tsx')).ProductionList,
  },
  {
    path: '/production/sheet',
    title: '작업표',
    permission: 'production.read',
    group: null,
    load: async () => (await import('../screens/production/sheet.tsx')).ProductionSheet,
  },
  {
    path: '/waybills',
    title: '송장',
    permission: 'waybill.read',
    group: 'orders',
    icon: Truck,
    load: async () => (await import('../screens/waybills/screen.tsx')).WaybillScreen,
  },
  {
    path: '/claims',
    title: '취소·반품·교환',
    permission: 'claim.settle',
    group: 'orders',
    icon: Undo2,
    load: async () => (await import('../screens/claims/list.tsx')).ClaimList,
  },
  {
    path: '/claims/:id',
    title: '취소·반품·교환',
    permission: 'claim.settle',
    group: null,
    load: async () => (await import('../screens/claims/detail.tsx')).ClaimDetail,
  },
];
