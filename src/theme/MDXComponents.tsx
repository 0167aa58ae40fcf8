import ScrollingTable from '@site/src/components/ScrollingTable';
import TableRow from '@site/src/components/TableRow';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

// Wrapped so that pages use tabs without importing them, link to the rows of tables, and scroll wide ones.
export default { ...MDXComponents, Tabs, TabItem, table: ScrollingTable, tr: TableRow };
