-- New entries wait in a list of at most a megabyte and enter the index together: about a quarter of the work.
alter index search_documents_document set (fastupdate = on, gin_pending_list_limit = 1024);
