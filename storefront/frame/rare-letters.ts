import address from 'shop-letters/rare.css?url';

// A style sheet of its own beside the one of the document: letters that few words need (tools/letters).
const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = address;
document.head.append(link);
