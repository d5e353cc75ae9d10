// Lucide's icon modules also export the drawing as data, which their types omit.
declare module 'lucide-react/icons/arrow-left' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/chevron-left' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/chevron-right' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/heart' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/house' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/layout-grid' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/menu' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/package' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/pause' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/play' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/search' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/shopping-bag' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/star' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/user' {
  export const __iconData: import('lucide-react').LucideIconData;
}
declare module 'lucide-react/icons/x' {
  export const __iconData: import('lucide-react').LucideIconData;
}
