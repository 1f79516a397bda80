<?php
include 'common.php';
$file = $_FILES['resume'];
save('apply_job1.php', $_POST + array('file' => $file['name'], 'bytes' => $file['size']));
if (strpos($_POST['email'], 'refused') !== false) {
    echo json_encode(array('success' => 0, 'message' => null, 'error' => 'Applications are closed', 'fields' => array('name' => 'VARCHAR')));
} else {
    echo json_encode(array('success' => true, 'message' => 'Thank you, HR will call.', 'error' => '', 'reference' => 'row-17'));
}
