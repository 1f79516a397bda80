<?php
include 'common.php';
$input = json_decode(file_get_contents('php://input'), true);
$number = $_SERVER['REQUEST_METHOD'] == 'GET' ? $_GET['cert_number'] : $input['cert_number'];
save('certificate.php', $number);
$rows = array(
    '123456789012' => array('valid' => true, 'message' => 'ok', 'state' => 'valid', 'number' => '123456789012', 'name' => 'Asha Rao', 'course' => 'PHP', 'issued' => '02/03/2018', 'expires' => '0000-00-00'),
    '200000000000' => array('valid' => '1'),
    '300000000000' => array('valid' => 0, 'message' => 'Withdrawn in May'),
    '400000000000' => array('message' => 'Certificate is under review'),
    '500000000000' => array('valid' => null, 'message' => 'Records of 2009 are on paper'),
);
if (!isset($rows[$number])) {
    http_response_code(404);
    echo '<h1>Not Found</h1>';
} else {
    echo json_encode($rows[$number]);
}
